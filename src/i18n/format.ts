import { convert, type ForeignCurrency, type Rates } from '../domain/money.ts';
import { settings } from '../settings.ts';
import type { Language } from './languages.ts';

const tags = { en: 'en-US', vi: 'vi-VN' } as const;
const symbols = { USD: '$', GBP: '£', EUR: '€' } as const;
const wholes = { en: new Intl.NumberFormat(tags.en), vi: new Intl.NumberFormat(tags.vi) };

/** A whole number with the language's grouping. @example formatNumber('vi', 12500) // => '12.500' */
export const formatNumber = (language: Language, value: number) => wholes[language].format(value);

/** @example formatDong('vi', 38_500_000) // => '38.500.000 ₫' @example formatDong('en', 38_500_000) // => '38,500,000 ₫' */
export const formatDong = (language: Language, amount: number) => `${formatNumber(language, amount)}\u00a0₫`;

/** @example formatForeign('en', 24_000_000, 'USD', fallbackRates) // => '$1,000' */
export const formatForeign = (language: Language, dong: number, currency: ForeignCurrency, rates: Rates) =>
  `${symbols[currency]}${formatNumber(language, convert(dong, currency, rates))}`;

/** @example formatKm('en', 12500) // => '12,500 km' */
export const formatKm = (language: Language, distance: number) =>
  `${formatNumber(language, distance)}\u00a0km`;

/**
 * A price as a slider or a chip writes it: millions or thousands.
 * @example formatShortPrice('en', 25_500_000) // => '25.5M'
 * @example formatShortPrice('vi', 800_000) // => '800K'
 */
export const formatShortPrice = (language: Language, dong: number) => {
  const [unit, size] = dong >= 1_000_000 ? (['M', 1_000_000] as const) : (['K', 1_000] as const);
  const rounded = Math.round((dong / size) * 10) / 10;
  return dong === 0 ? '0' : `${formatNumber(language, rounded)}${unit}`;
};

const dates = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: settings.timeZone }),
  vi: new Intl.DateTimeFormat(tags.vi, { dateStyle: 'long', timeZone: settings.timeZone }),
};

/** A day in Vietnam. @example formatDate('en', Date.UTC(2026, 0, 1, 20)) // => '2 January 2026' */
export const formatDate = (language: Language, time: number) => dates[language].format(time);
