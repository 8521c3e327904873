import type { Language } from './languages.ts';

// Not from the settings: the page's small script for today's date would carry all of them.
const timeZone = 'Asia/Ho_Chi_Minh';
const dates = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }),
  vi: new Intl.DateTimeFormat('vi-VN', { dateStyle: 'long', timeZone }),
};

/** A day in Vietnam. @example formatDate('en', Date.UTC(2026, 0, 1, 20)) // => '2 January 2026' */
export const formatDate = (language: Language, time: number) => dates[language].format(time);
