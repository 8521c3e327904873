import type { Language } from './languages.ts';

// Not in format.ts: its date formats would add the site's settings to inline scripts.

export const tags = { en: 'en-US', vi: 'vi-VN' } as const;
const wholes = { en: new Intl.NumberFormat(tags.en), vi: new Intl.NumberFormat(tags.vi) };

/** @example formatNumber('vi', 12500) // => '12.500' */
export const formatNumber = (language: Language, value: number) => wholes[language].format(value);

/** Keeps a figure and its unit on one line. @example formatMeasure('vi', 109.2, 'cc') // => '109,2 cc' */
export const formatMeasure = (language: Language, value: number, unit: string) =>
  `${formatNumber(language, value)}\u00a0${unit}`;

/** @example formatDong('vi', 38_500_000) // => '38.500.000 ₫' @example formatDong('en', 38_500_000) // => '38,500,000 ₫' */
export const formatDong = (language: Language, amount: number) => formatMeasure(language, amount, '₫');
