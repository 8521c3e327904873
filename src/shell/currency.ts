import type { ForeignCurrency } from '../domain/money/money.ts';

/** Countries that pay in euros, by ISO 3166. */
const euro = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM XK';
const pound = 'GB GG IM JE';

/**
 * Currency suggested by a browser's language; dollars if none matches.
 * @example suggestCurrency('de') // => 'EUR'
 * @example suggestCurrency('fr-CA') // => 'USD'
 */
export const suggestCurrency = (language: string): ForeignCurrency => {
  const { region = '' } = new Intl.Locale(language).maximize();
  if (euro.includes(region)) return 'EUR';
  return pound.includes(region) ? 'GBP' : 'USD';
};
