import { formatDong, formatNumber } from './formatNumber.ts';
import type { Language } from './languages.ts';

type Range = { from: number; to?: number | undefined; unit?: 'dong' | 'percent' };
const million = 1_000_000;
const millions = { en: 'million', vi: 'triệu' };

/**
 * Formats a price or fee for running text.
 * @example formatRange('en', { from: 5_000_000, to: 35_000_000 }) // => '5–35 million ₫'
 * @example formatRange('vi', { from: 100_000, to: 200_000 }) // => '100.000–200.000 ₫'
 */
export const formatRange = (language: Language, { from, to = from, unit = 'dong' }: Range): string => {
  const span = (size: number) =>
    [...new Set([from, to])].map((value) => formatNumber(language, value / size)).join('–');
  if (unit === 'percent') return `${span(1)}%`;
  // With a single unit, 150,000 ₫ – 4 million ₫ would be hard to read.
  if (from < million && to >= 2 * million)
    return `${formatDong(language, from)} – ${formatRange(language, { from: to })}`;
  if (from < million) return `${span(1)}\u00a0₫`;
  return `${span(million)}\u00a0${millions[language]}\u00a0₫`;
};
