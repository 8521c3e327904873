import type { Texts } from '../../../../src/i18n/texts.ts';
import type { Email } from '../buildEmail.ts';
import type { ThreadData } from '../memberEmail.ts';
import { threadEmail } from './threadEmail.ts';

const shared = {
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
} as const satisfies Texts;

export const reviewInviteTexts = {
  ...shared,
  subject: { en: 'How did the sale of the {bike} go?', vi: 'Việc mua bán chiếc {bike} diễn ra thế nào?' },
  body: {
    en: "You and {other} have confirmed the sale of the {bike}. You have 60 days to write a review. {other} won't see it until you've both written one, or until 14 days after you write yours.",
    vi: 'Bạn và {other} đã xác nhận mua bán xong chiếc {bike}. Bạn có 60 ngày để đánh giá. {other} chỉ thấy đánh giá của bạn khi cả hai đã viết xong, hoặc 14 ngày sau khi bạn viết.',
  },
  button: { en: 'Write a review', vi: 'Viết đánh giá' },
  after: {
    en: "Your name and your review will be public. If you'd rather not write a review, you don't need to do anything.",
    vi: 'Tên của bạn và nội dung đánh giá sẽ hiển thị công khai. Nếu không muốn đánh giá, bạn không cần làm gì.',
  },
} as const satisfies Texts;

export const reviewPublishedTexts = {
  ...shared,
  subject: { en: '{other} has reviewed you', vi: '{other} đã đánh giá bạn' },
  body: {
    en: "{other}'s review of the sale of the {bike} is now public. You can reply to it once.",
    vi: 'Đánh giá của {other} về lần mua bán chiếc {bike} đã được đăng. Bạn có thể trả lời một lần.',
  },
  button: { en: 'Read the review', vi: 'Xem đánh giá' },
  after: {
    en: "If it's untrue or reveals private details, you can report it.",
    vi: 'Nếu nội dung sai sự thật hoặc lộ thông tin riêng, bạn có thể báo cáo.',
  },
} as const satisfies Texts;

export const reviewInvite = (data: ThreadData): Email => threadEmail(reviewInviteTexts, data);

export const reviewPublished = (data: ThreadData): Email => threadEmail(reviewPublishedTexts, data);
