import * as z from 'zod/mini';
import type { Texts } from '../../../../src/i18n/texts.ts';
import type { Email } from '../buildEmail.ts';
import { ThreadData } from '../memberEmail.ts';
import { threadEmail } from './threadEmail.ts';

/** `thread`: checked again before the email is sent. */
export const BoughtQuestionData = z.strictObject({ ...ThreadData.shape, thread: z.string() });
export type BoughtQuestionData = z.infer<typeof BoughtQuestionData>;

export const boughtQuestionTexts = {
  subject: { en: 'Did you buy the {bike}?', vi: 'Bạn đã mua chiếc {bike} phải không?' },
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
  body: {
    en: "{other} says they sold you the {bike}. If that's right, you can review each other. Only the two of you will see your answer.",
    vi: '{other} cho biết đã bán chiếc {bike} cho bạn. Nếu đúng, hai bên có thể đánh giá nhau. Chỉ hai bên thấy câu trả lời của bạn.',
  },
  button: { en: 'Answer', vi: 'Trả lời' },
  after: {
    en: "If you didn't buy it, use the same button to say so, or just ignore this email.",
    vi: 'Nếu không mua chiếc xe này, bạn hãy bấm nút trên để trả lời, hoặc cứ bỏ qua email này.',
  },
} as const satisfies Texts;

export const boughtQuestion = (data: BoughtQuestionData): Email => threadEmail(boughtQuestionTexts, data);
