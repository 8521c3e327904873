import type { Rates } from '../domain/money/money.schema.ts';
import { convert, type ForeignCurrency } from '../domain/money/money.ts';
import { settings } from '../settings.ts';
import { formatMeasure, formatNumber, tags } from './formatNumber.ts';
import type { Language } from './languages.ts';

export { formatDate } from './formatDate.ts';
export { formatDong, formatMeasure, formatNumber } from './formatNumber.ts';

const symbols = { USD: '$', GBP: '£', EUR: '€' } as const;
/** @example formatForeign('en', 24_000_000, 'USD', fallbackRates) // => '$1,000' */
export const formatForeign = (language: Language, dong: number, currency: ForeignCurrency, rates: Rates) =>
  `${symbols[currency]}${formatNumber(language, convert(dong, currency, rates))}`;

/** Marks amounts as approximate until published rates arrive. */
export const approximately = ({ lastUpdated }: Rates) => (lastUpdated === 0 ? '≈ ' : '');

/** @example formatForeignLine('en', 24_000_000, ['USD', 'GBP'], fallbackRates) // => '≈ $1,000\u00a0· £790' */
export const formatForeignLine = (
  language: Language,
  dong: number,
  currencies: readonly ForeignCurrency[],
  rates: Rates,
) =>
  approximately(rates) +
  currencies.map((currency) => formatForeign(language, dong, currency, rates)).join('\u00a0· ');

/** @example formatKm('en', 12500) // => '12,500 km' */
export const formatKm = (language: Language, distance: number) => formatMeasure(language, distance, 'km');

/** @example formatStars('vi', 4) // => '4,0' */
export const formatStars = (language: Language, stars: number) =>
  stars.toLocaleString(tags[language], { minimumFractionDigits: 1 });

/** Abbreviated units of short prices (docs/decisions/019). Sentences use `millionInWords`. */
const priceUnits = {
  en: { million: 'M', thousand: 'K', millionInWords: 'M' },
  vi: { million: '\u00a0tr', thousand: 'k', millionInWords: '\u00a0triệu' },
} as const;

/**
 * Formats a price for a slider or chip in millions or thousands.
 * @example formatShortPrice('en', 25_500_000) // => '25.5M'
 * @example formatShortPrice('vi', 25_500_000) // => '25,5 tr'
 * @example formatShortPrice('vi', 25_500_000, 'millionInWords') // => '25,5 triệu'
 */
export const formatShortPrice = (
  language: Language,
  dong: number,
  million: 'million' | 'millionInWords' = 'million',
) => {
  const [unit, size] = dong >= 1_000_000 ? ([million, 1_000_000] as const) : (['thousand', 1_000] as const);
  const rounded = Math.round((dong / size) * 10) / 10;
  return dong === 0 ? '0' : `${formatNumber(language, rounded)}${priceUnits[language][unit]}`;
};

const moments = {
  en: new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: settings.timeZone,
  }),
  vi: new Intl.DateTimeFormat('vi-VN', {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: settings.timeZone,
  }),
};

const partsOf = (language: Language, time: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(moments[language].formatToParts(time).map(({ type, value }) => [type, value]));

/** @example formatMomentDay('en', Date.UTC(2026, 0, 5, 3)) // => 'Jan 05, 2026' */
export const formatMomentDay = (language: Language, time: number) => {
  const { day, month, year } = partsOf(language, time);
  return language === 'en' ? `${month} ${day}, ${year}` : `${day}/${month}/${year}`;
};

/**
 * Formats the time of a message in Vietnam's time zone (D56, docs/decisions/019).
 * @example formatMoment('en', Date.UTC(2026, 0, 5, 3)) // => 'Jan 05, 2026 at 10:00'
 * @example formatMoment('vi', Date.UTC(2026, 0, 5, 3)) // => '05/01/2026 lúc 10:00'
 */
export const formatMoment = (language: Language, time: number) => {
  const { hour, minute } = partsOf(language, time);
  return `${formatMomentDay(language, time)} ${language === 'en' ? 'at' : 'lúc'} ${hour}:${minute}`;
};
