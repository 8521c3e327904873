import { describe, expect, it } from 'vitest';
import { bikeSold, bikeSoldTexts } from './bikeSold.ts';
import { contactMessageTexts } from './contactMessage.ts';
import { feedback, feedbackTexts } from './feedback.ts';
import { inquiry, inquiryTexts } from './inquiry.ts';
import { purchase, purchaseTexts } from './purchase.ts';
import { reply, replyTexts } from './reply.ts';
import { supportRequest, supportRequestTexts } from './supportRequest.ts';

const data = {
  language: 'vi' as const,
  name: 'Hoa',
  other: 'Minh',
  bike: 'Honda Wave 2021',
  url: 'https://vongxe.example/vi/messages#t',
};
const message = 'Xe còn không?\n2 < 3 & "giá"';

describe('[S7.30] [S7.31] an email about a thread', () => {
  it.each([
    ['inquiry', inquiry],
    ['reply', reply],
  ])('%s carries the message, the bike, the other’s name and the way to answer', (_, build) => {
    const email = build({ ...data, message });
    expect(email.subject).toContain('Honda Wave 2021');
    expect(email.text).toContain('Xin chào Hoa');
    expect(email.text).toContain('Minh');
    expect(email.text).toContain('> Xe còn không?\n> 2 < 3 & "giá"');
    expect(email.text).toContain(data.url);
    expect(email.html).toContain('Xe còn không?<br>2 &lt; 3 &amp; &quot;giá&quot;');
    expect(email.html).toContain('<html lang="vi">');
    expect(email).not.toHaveProperty('replyTo');
  });
  it.each([
    ['vi', 'Tin đăng ghi: Xe chính chủ.'],
    ['en', 'From the listing: Xe chính chủ.'],
  ] as const)(
    'says below the answer what the listing says of the bike, where it says something (%s)',
    (language, words) => {
      for (const build of [inquiry, reply]) {
        const { text } = build({ ...data, language, message, facts: 'Xe chính chủ.' });
        expect(text.indexOf(words)).toBeGreaterThan(text.indexOf(data.url));
        for (const facts of [{}, { facts: '' }])
          expect(build({ ...data, language, message, ...facts }).text).not.toContain(words.slice(0, 8));
      }
    },
  );
  it('[S4.22] asks the seller of a bought bike to mark it as sold', () => {
    expect(purchase({ ...data, language: 'en' }).text).toContain('mark the bike as sold');
  });
  it.each([
    [
      'en',
      'The Honda Wave 2021 has been sold',
      'Minh has marked the Honda Wave 2021 as sold.',
      'See similar bikes',
    ],
    [
      'vi',
      'Chiếc Honda Wave 2021 đã bán',
      'Minh vừa đánh dấu chiếc Honda Wave 2021 là đã bán.',
      'Xem xe tương tự',
    ],
  ] as const)(
    'tells a buyer that the bike is sold, and where there are others (%s)',
    (language, subject, body, label) => {
      const email = bikeSold({ ...data, language, thread: 't' });
      expect(email.subject).toBe(subject);
      expect(email.text).toContain(body);
      expect(email.text).toContain(`${label}:\n${data.url}\n`);
    },
  );
});

describe('an email to the operator', () => {
  it('leaves out what is not known, and is answered with one key', () => {
    const email = feedback({
      subject: null,
      message: 'x',
      rating: null,
      name: null,
      email: 'an@example.com',
    });
    expect(email.subject).toBe('Feedback on Vongxe: no subject');
    expect(email.text).not.toMatch(/null|Rating|From/);
    expect(email.replyTo).toBe('an@example.com');
  });
  it('names what was promised', () => {
    const request = { subject: 'Help', message: 'x', user_id: 'u', name: null, email: 'an@example.com' };
    expect(supportRequest(request).text).toContain('24 hours');
  });
});

it('each email is written in both languages', () => {
  const words = [
    inquiryTexts,
    replyTexts,
    purchaseTexts,
    bikeSoldTexts,
    feedbackTexts,
    contactMessageTexts,
    supportRequestTexts,
  ];
  for (const texts of words)
    for (const { en, vi } of Object.values(texts)) if (en !== 'Email') expect(vi).not.toBe(en);
});
