import { formatMonth } from '../../i18n/formatMonth.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Option } from '../../ui/Select.tsx';

const offered = 24;
/** Vietnam's, as in the sentence that a page makes of it. */
const aheadOfUtc = 7 * 3_600_000;

/**
 * The last two years month by month, the latest first, and a stored month that is older.
 * @param stored such as 2019-05, or ''
 * @example monthOptions('en', new Date('2026-05-17'), '')[0] // => { value: '2026-05', label: 'May 2026' }
 */
export const monthOptions = (language: Language, now: Date, stored: string): Option[] => {
  const today = new Date(now.getTime() + aheadOfUtc);
  const months = Array.from({ length: offered }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
  return [...new Set([...months, ...(stored ? [stored] : [])])].map((value) => ({
    value,
    label: formatMonth(language, new Date(`${value}-01T12:00:00Z`)),
  }));
};
