import type { Texts } from '../texts.ts';

export const noEmail = {
  text: {
    en: "Your account has no email address, so we can't email you when a buyer asks a question, makes an offer or wants to see the bike. Check Messages every day, or add an email address.",
    vi: 'Tài khoản của bạn chưa có email nên bạn không nhận được email khi người mua hỏi, trả giá hoặc hẹn xem xe. Hãy xem mục Tin nhắn mỗi ngày, hoặc thêm email.',
  },
  add: { en: 'Add your email', vi: 'Thêm email' },
} as const satisfies Texts;
