import type { Precision } from '../domain/market/zones.ts';
import { formatDate } from './formatDate.ts';
import { formatMonth } from './formatMonth.ts';
import type { Language } from './languages.ts';

/** @example formatPartDate('vi', new Date('2028-01-01'), 'year') // => 'năm 2028' */
export const formatPartDate = (lang: Language, date: Date, precision: Precision): string => {
  if (precision === 'day') return formatDate(lang, date.getTime());
  if (precision === 'month') return formatMonth(lang, date);
  return `${lang === 'vi' ? 'năm ' : ''}${date.getUTCFullYear()}`;
};
