import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { buildEmail, type Email, oneLine } from '../buildEmail.ts';
import type { ThreadMessageData } from '../memberEmail.ts';

export const replyTexts = {
  subject: { en: '{other} replied about the {bike}', vi: '{other} đã trả lời về chiếc {bike}' },
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
  body: { en: '{other} wrote about the {bike}:', vi: '{other} nhắn về chiếc {bike}:' },
  button: { en: 'Open the conversation', vi: 'Mở cuộc trò chuyện' },
  after: {
    en: "Please reply on Vongxe. Replies to this email won't reach the other person. See the bike and its papers before you pay anything.",
    vi: 'Hãy trả lời trên Vongxe: nếu bạn trả lời email này, người kia sẽ không nhận được. Hãy xem xe và giấy tờ trước khi trả bất kỳ khoản nào.',
  },
} as const satisfies Texts;

/** Tells one side of a thread what the other wrote. */
export const reply = ({ language, name, other, bike, message, url }: ThreadMessageData): Email => {
  const t = translate(language, replyTexts);
  const words = { name: oneLine(name), other: oneLine(other), bike: oneLine(bike) };
  return buildEmail(language, {
    subject: t('subject', words),
    paragraphs: [t('hello', words), t('body', words)],
    quote: message,
    button: { label: t('button'), url },
    after: t('after'),
  });
};
