import type { Rates } from './money.schema.ts';

export const foreignCurrencies = ['USD', 'GBP', 'EUR'] as const;
export type ForeignCurrency = (typeof foreignCurrencies)[number];

/** Used until rates are loaded; shown as approximate (D50). */
export const fallbackRates: Rates = { VND: 24_000, USD: 1, GBP: 0.79, EUR: 0.92, lastUpdated: 0 };

/**
 * Converts đồng to whole units of another currency.
 * @example convert(24_000_000, 'USD', fallbackRates) // => 1000
 */
export const convert = (dong: number, currency: ForeignCurrency, rates: Rates) =>
  Math.round((dong / rates.VND) * rates[currency]);
