import { settings } from '../settings.ts';
import type { Language } from './languages.ts';

const { timeZone } = settings;
const dates = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }),
  vi: new Intl.DateTimeFormat('vi-VN', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
};

/**
 * Formats a date in Vietnam's time zone.
 * @example formatDate('en', Date.UTC(2026, 0, 1, 20)) // => '2 January 2026'
 * @example formatDate('vi', Date.UTC(2026, 0, 1, 20)) // => '02/01/2026'
 */
export const formatDate = (language: Language, time: number) => dates[language].format(time);

/**
 * Returns the text between day and year in English dates, for each month.
 * @example englishMonths()[2] // => ' March '
 */
export const englishMonths = (): string[] =>
  Array.from({ length: 12 }, (_, month) => formatDate('en', Date.UTC(2026, month, 15)).slice(2, -4));
