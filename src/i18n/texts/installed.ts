import type { Texts } from '../texts.ts';

/** Shortcuts of the app icon; phones cut off their texts after twelve letters. */
export const installed = {
  search: { en: 'Find a bike', vi: 'Tìm xe' },
  sell: { en: 'Sell a bike', vi: 'Đăng bán xe' },
  messages: { en: 'Messages', vi: 'Tin nhắn' },
  liked: { en: 'Liked bikes', vi: 'Xe yêu thích' },
} as const satisfies Texts;
