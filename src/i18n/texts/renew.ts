import type { Texts } from '../texts.ts';

export const renew = {
  notLoaded: {
    en: "Part of this page didn't load. Please reload the page, or try again in a few minutes.",
    vi: 'Một phần của trang chưa tải được. Vui lòng tải lại trang hoặc thử lại sau ít phút.',
  },
} as const satisfies Texts;
