import { daysLeft } from '../domain/listings/leaving.ts';
import type { Language } from './languages.ts';
import { bike } from './texts/bike.ts';
import { translate } from './texts.ts';

/** Says in how many days the seller leaves; '' after that day. @example wordLeaving('en', 20792, now) // => 'Seller leaves in 5 days' */
export const wordLeaving = (lang: Language, day: number | null | undefined, now: number): string => {
  const t = translate(lang, bike);
  const left = daysLeft(day, now);
  if (left === null) return '';
  if (left > 1) return t('leavesIn', { count: left });
  return t(left === 1 ? 'leavesTomorrow' : 'leavesToday');
};
