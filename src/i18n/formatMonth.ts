import { settings } from '../settings.ts';
import type { Language } from './languages.ts';

const options = { month: 'long', year: 'numeric', timeZone: settings.timeZone } as const;
const months = {
  en: new Intl.DateTimeFormat('en-GB', options),
  vi: new Intl.DateTimeFormat('vi-VN', options),
};

/**
 * Formats a month in Vietnam's time zone.
 * @example formatMonth('en', new Date('2026-11-01')) // => 'November 2026'
 */
export const formatMonth = (language: Language, date: Date) => months[language].format(date);
