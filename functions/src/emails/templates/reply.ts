import type { Texts } from '../../../../src/i18n/texts.ts';
import type { Email } from '../buildEmail.ts';
import type { ThreadMessageData } from '../memberEmail.ts';
import { threadEmail } from './threadEmail.ts';

export const replyTexts = {
  subject: { en: '{other} replied about the {bike}', vi: '{other} đã trả lời về chiếc {bike}' },
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
  body: { en: '{other} wrote about the {bike}:', vi: '{other} nhắn về chiếc {bike}:' },
  button: { en: 'Open the conversation', vi: 'Mở cuộc trò chuyện' },
  after: {
    en: "Please reply on Vongxe. Replies to this email won't reach the other person. See the bike and its papers before you pay anything.",
    vi: 'Hãy trả lời trên Vongxe: nếu bạn trả lời email này, người kia sẽ không nhận được câu trả lời. Hãy xem xe và giấy tờ trước khi trả bất kỳ khoản nào.',
  },
} as const satisfies Texts;

export const reply = (data: ThreadMessageData): Email => threadEmail(replyTexts, data);
