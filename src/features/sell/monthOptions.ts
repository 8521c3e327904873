import { formatMonth } from '../../i18n/formatMonth.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Option } from '../../ui/Select.tsx';

const monthCount = 24;
/** Milliseconds that Vietnam is ahead of UTC. */
const utcOffsetMs = 7 * 3_600_000;

/**
 * Months of the last two years, the latest first, plus the stored one if older.
 * @param stored month, such as '2019-05', or ''
 * @example monthOptions('en', new Date('2026-05-17'), '')[0] // => { value: '2026-05', label: 'May 2026' }
 */
export const monthOptions = (language: Language, now: Date, stored: string): Option[] => {
  const today = new Date(now.getTime() + utcOffsetMs);
  const months = Array.from({ length: monthCount }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
  return [...new Set([...months, ...(stored ? [stored] : [])])].map((value) => ({
    value,
    label: formatMonth(language, new Date(`${value}-01T12:00:00Z`)),
  }));
};
