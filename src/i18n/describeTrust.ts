import type { Told } from '../domain/trust/publicAccounts.ts';
import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';
import { trust } from './texts/trust.ts';
import { translate } from './texts.ts';

/** @example sayTold('en', 'few') // => 'fewer than 5' */
export const sayTold = (lang: Language, count: Told): string =>
  count === 'few' ? translate(lang, trust)('few') : formatNumber(lang, count);

/**
 * Formats the median time of decisions: minutes below two hours, hours below two days, then days.
 * @example sayWait('en', 300) // => '5 hours'
 */
export const sayWait = (lang: Language, minutes: number | null): string => {
  const t = translate(lang, trust);
  if (minutes === null) return t('notTold');
  if (minutes < 120) return t('minutes', { count: Math.max(1, minutes) });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t('hours', { count: hours }) : t('days', { count: Math.round(hours / 24) });
};

/** @example sayShare('en', 18, 24) // => '18 (75%)' */
export const sayShare = (lang: Language, part: Told, all: Told): string => {
  const text = sayTold(lang, part);
  return part === 'few' || all === 'few' || all === 0 ? text : `${text} (${Math.round((100 * part) / all)}%)`;
};
