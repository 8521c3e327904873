import type { Texts } from '../../../../src/i18n/texts.ts';
import type { Email } from '../buildEmail.ts';
import type { ThreadMessageData } from '../memberEmail.ts';
import { threadEmail } from './threadEmail.ts';

export const inquiryTexts = {
  subject: { en: 'A question about your {bike}', vi: 'Có người hỏi về chiếc {bike} của bạn' },
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
  body: {
    en: '{other} has a question about your {bike}:',
    vi: '{other} muốn hỏi về chiếc {bike} của bạn:',
  },
  button: { en: 'Read and reply', vi: 'Xem và trả lời' },
  after: {
    en: "Please reply on Vongxe. Replies to this email won't reach the buyer. Never send a deposit or a verification code to someone you haven't met.",
    vi: 'Hãy trả lời trên Vongxe: nếu bạn trả lời email này, người hỏi sẽ không nhận được câu trả lời. Đừng bao giờ đặt cọc hay gửi mã OTP cho người mà bạn chưa gặp mặt.',
  },
} as const satisfies Texts;

export const inquiry = (data: ThreadMessageData): Email => threadEmail(inquiryTexts, data);
