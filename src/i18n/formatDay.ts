import { settings } from '../settings.ts';
import type { Language } from './languages.ts';

const { timeZone } = settings;
const english = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone });
const vietnamese = new Intl.DateTimeFormat('vi-VN', { day: '2-digit', month: '2-digit', timeZone });

/**
 * @example formatDay('en', '2026-11-05') // => '5 Nov'
 * @example formatDay('vi', '2026-11-05') // => '05/11'
 */
export const formatDay = (language: Language, date: string): string => {
  const noon = Date.parse(`${date}T05:00:00Z`);
  // Some browsers write Vietnamese dates with a hyphen instead of a slash.
  return language === 'en' ? english.format(noon) : vietnamese.format(noon).replace('-', '/');
};
