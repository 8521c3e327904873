import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { buildEmail, type Email, oneLine } from '../buildEmail.ts';
import type { ThreadMessageData } from '../memberEmail.ts';

export const inquiryTexts = {
  subject: { en: 'A question about your {bike}', vi: 'Có người hỏi về chiếc {bike} của bạn' },
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
  body: {
    en: '{other} would like to know about your {bike}:',
    vi: '{other} muốn hỏi về chiếc {bike} của bạn:',
  },
  button: { en: 'Read and reply', vi: 'Xem và trả lời' },
  after: {
    en: "Please reply on Vongxe. Replies to this email won't reach the buyer. Never send a deposit or a verification code to someone you haven't met.",
    vi: 'Hãy trả lời trên Vongxe: nếu bạn trả lời email này, người hỏi sẽ không nhận được. Đừng bao giờ đặt cọc hay gửi mã OTP cho người bạn chưa gặp.',
  },
} as const satisfies Texts;

/** Tells a seller that somebody asks about a bike. */
export const inquiry = ({ language, name, other, bike, message, url }: ThreadMessageData): Email => {
  const t = translate(language, inquiryTexts);
  const words = { name: oneLine(name), other: oneLine(other), bike: oneLine(bike) };
  return buildEmail(language, {
    subject: t('subject', words),
    paragraphs: [t('hello', words), t('body', words)],
    quote: message,
    button: { label: t('button'), url },
    after: t('after'),
  });
};
