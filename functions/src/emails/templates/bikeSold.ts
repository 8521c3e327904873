import * as z from 'zod/mini';
import type { Texts } from '../../../../src/i18n/texts.ts';
import type { Email } from '../buildEmail.ts';
import { ThreadData } from '../memberEmail.ts';
import { threadEmail } from './threadEmail.ts';

/** `thread`: checked again before the email is sent. */
export const BikeSoldData = z.strictObject({ ...ThreadData.shape, thread: z.string() });
export type BikeSoldData = z.infer<typeof BikeSoldData>;

export const bikeSoldTexts = {
  subject: { en: 'The {bike} has been sold', vi: 'Chiếc {bike} đã bán' },
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
  body: {
    en: "{other} has marked the {bike} as sold. You messaged them about it, so we're letting you know.",
    vi: '{other} vừa đánh dấu chiếc {bike} là đã bán. Bạn từng nhắn hỏi về xe này nên chúng tôi báo để bạn biết.',
  },
  button: { en: 'See similar bikes', vi: 'Xem xe tương tự' },
  after: {
    en: 'If you bought it, you can close the conversation in your messages.',
    vi: 'Nếu chính bạn là người mua, bạn có thể đóng cuộc trò chuyện trong mục Tin nhắn.',
  },
} as const satisfies Texts;

export const bikeSold = (data: BikeSoldData): Email => threadEmail(bikeSoldTexts, data);
