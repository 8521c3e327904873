import { expect, it } from 'vitest';
import { reviewInvite, reviewPublished } from './review.ts';

const data = {
  name: 'Hoa',
  other: 'Minh',
  bike: 'Honda Wave 2021',
  url: 'https://vongxe.example/vi/messages#t',
};

it.each([
  [
    'en',
    'How did the sale of the Honda Wave 2021 go?',
    'You have 60 days',
    'Minh has reviewed you',
    'is now public',
  ],
  [
    'vi',
    'Việc mua bán chiếc Honda Wave 2021 diễn ra thế nào?',
    'Bạn có 60 ngày',
    'Minh đã đánh giá bạn',
    'đã được đăng',
  ],
] as const)(
  'invites to a review and tells of one (%s)',
  (language, subject, body, publishedSubject, publishedBody) => {
    const invite = reviewInvite({ ...data, language });
    expect([invite.subject, invite.text.includes(body), invite.text.includes(data.url)]).toEqual([
      subject,
      true,
      true,
    ]);
    const published = reviewPublished({ ...data, language });
    expect([published.subject, published.text.includes(publishedBody)]).toEqual([publishedSubject, true]);
  },
);
