import { settings } from '../settings.ts';
import type { Language } from './languages.ts';

const parts = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: settings.timeZone,
});
const numbers = new Intl.DateTimeFormat('en-US', { month: 'numeric', timeZone: settings.timeZone });

const read = (time: number) =>
  Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, value] as const));

/**
 * Formats a time for a list, in Vietnam's time zone: hours and minutes if it is today, else the date. Times
 * are in milliseconds.
 * @example formatRecent('en', Date.UTC(2026, 10, 23, 7, 5), Date.UTC(2026, 10, 23, 8)) // => '14:05'
 * @example formatRecent('vi', Date.UTC(2026, 10, 21, 7), Date.UTC(2026, 10, 23, 8)) // => '21/11'
 */
export const formatRecent = (language: Language, time: number, now: number): string => {
  const { year, month, day, hour, minute } = read(time);
  const today = read(now);
  if (year === today.year && month === today.month && day === today.day) return `${hour}:${minute}`;
  const otherYear = year !== today.year;
  if (language === 'en') return otherYear ? `${month} ${day}, ${year}` : `${month} ${day}`;
  return [day, numbers.format(time), ...(otherYear ? [year] : [])].join('/');
};
