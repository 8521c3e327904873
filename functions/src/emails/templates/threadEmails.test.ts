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

describe('[S7.30] [S7.31] a letter about a thread', () => {
  it.each([
    ['inquiry', inquiry],
    ['reply', reply],
  ])('%s carries the message, the bike, the other’s name and the way to answer', (_, build) => {
    const letter = build({ ...data, message });
    expect(letter.subject).toContain('Honda Wave 2021');
    expect(letter.text).toContain('Xin chào Hoa');
    expect(letter.text).toContain('Minh');
    expect(letter.text).toContain('> Xe còn không?\n> 2 < 3 & "giá"');
    expect(letter.text).toContain(data.url);
    expect(letter.html).toContain('Xe còn không?<br>2 &lt; 3 &amp; &quot;giá&quot;');
    expect(letter.html).toContain('<html lang="vi">');
    expect(letter).not.toHaveProperty('replyTo');
  });
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
      const letter = bikeSold({ ...data, language, thread: 't' });
      expect(letter.subject).toBe(subject);
      expect(letter.text).toContain(body);
      expect(letter.text).toContain(`${label}:\n${data.url}\n`);
    },
  );
});

describe('a letter to the operator', () => {
  it('leaves out what is not known, and is answered with one key', () => {
    const letter = feedback({
      subject: null,
      message: 'x',
      rating: null,
      name: null,
      email: 'an@example.com',
    });
    expect(letter.subject).toBe('Feedback on Vongxe: no subject');
    expect(letter.text).not.toMatch(/null|Rating|From/);
    expect(letter.replyTo).toBe('an@example.com');
  });
  it('names what was promised', () => {
    const request = { subject: 'Help', message: 'x', user_id: 'u', name: null, email: 'an@example.com' };
    expect(supportRequest(request).text).toContain('24 hours');
  });
});

it('each letter is written in both languages', () => {
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
