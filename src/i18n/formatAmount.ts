import { formatDong, formatNumber } from './format.ts';
import type { Language } from './languages.ts';

const units = {
  en: { million: ' million\u00a0₫', billion: ' billion\u00a0₫' },
  vi: { million: '\u00a0triệu', billion: '\u00a0tỷ' },
} as const;

const scales = [
  ['billion', 1_000_000_000],
  ['million', 1_000_000],
] as const;

/**
 * Formats a price as in advertisements, without rounding. Uses đồng if a larger unit needs more than two
 * decimals.
 * @example formatAmount('vi', 18_500_000) // => '18,5 triệu'
 * @example formatAmount('en', 18_500_000) // => '18.5 million ₫'
 */
export const formatAmount = (language: Language, dong: number): string => {
  const scale = scales.find(([, size]) => dong >= size && dong % (size / 100) === 0);
  return scale
    ? `${formatNumber(language, dong / scale[1])}${units[language][scale[0]]}`
    : formatDong(language, dong);
};
