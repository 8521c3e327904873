import type { Texts } from '../../../../src/i18n/texts.ts';
import type { Email } from '../buildEmail.ts';
import type { ThreadData } from '../memberEmail.ts';
import { threadEmail } from './threadEmail.ts';

export const purchaseTexts = {
  subject: { en: 'Have you sold your {bike}?', vi: 'Chiếc {bike} của bạn đã bán rồi phải không?' },
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
  body: {
    en: "{other} says they've bought your {bike} and has closed the conversation. If that's right, mark the bike as sold so no one else asks about it.",
    vi: '{other} cho biết đã mua chiếc {bike} của bạn và đã đóng cuộc trò chuyện. Nếu đúng vậy, bạn hãy đánh dấu xe đã bán để không còn ai hỏi nữa.',
  },
  button: { en: 'Go to my listings', vi: 'Đến tin đăng của tôi' },
  after: {
    en: "If you haven't sold it, you don't need to do anything. Your listing will stay as it is.",
    vi: 'Nếu bạn chưa bán xe, bạn không cần làm gì: tin đăng của bạn vẫn giữ nguyên.',
  },
} as const satisfies Texts;

/** Asks a seller to mark the bike as sold after a buyer reported the purchase (D37). */
export const purchase = (data: ThreadData): Email => threadEmail(purchaseTexts, data);
