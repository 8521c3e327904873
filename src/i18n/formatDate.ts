import { settings } from '../settings.ts';
import type { Language } from './languages.ts';

const { timeZone } = settings;
const dates = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }),
  vi: new Intl.DateTimeFormat('vi-VN', { dateStyle: 'long', timeZone }),
};

/** A day in Vietnam. @example formatDate('en', Date.UTC(2026, 0, 1, 20)) // => '2 January 2026' */
export const formatDate = (language: Language, time: number) => dates[language].format(time);

/**
 * What stands in a date between the number of the day and that of the year, by month.
 * @example wordsOfMonths('en')[2] // => ' March '
 */
export const wordsOfMonths = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) => formatDate(language, Date.UTC(2026, month, 15)).slice(2, -4));
