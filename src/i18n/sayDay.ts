import { formatDate } from './formatDate.ts';
import type { Language } from './languages.ts';

/** Names from Sunday on, in the order of Date's getUTCDay. */
export const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  vi: ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'],
} as const;

/**
 * @example sayDay('en', '2026-11-28') // => 'Saturday 28 November 2026'
 * @example sayDay('vi', '2026-11-28') // => 'thứ Bảy 28/11/2026'
 */
export const sayDay = (language: Language, day: string): string => {
  const noon = new Date(`${day}T12:00:00+07:00`);
  return `${weekdays[language][noon.getUTCDay()]} ${formatDate(language, noon.getTime())}`;
};
