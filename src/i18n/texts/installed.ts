import type { Texts } from '../texts.ts';

/** What a long press on the site's icon on a home screen offers; phones cut off what is longer than twelve letters. */
export const installed = {
  search: { en: 'Find a bike', vi: 'Tìm xe' },
  sell: { en: 'Sell a bike', vi: 'Đăng bán xe' },
  messages: { en: 'Messages', vi: 'Tin nhắn' },
  liked: { en: 'Liked bikes', vi: 'Xe yêu thích' },
} as const satisfies Texts;
