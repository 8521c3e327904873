import type { Language } from '../../../src/i18n/languages.ts';
import { wordLeaving } from '../../../src/i18n/wordLeaving.ts';

const attribute = 'data-leaves="';
const marks = /(data-leaves="(\d{5})"[^>]*>)[^<]*/g;

/**
 * Updates the days until the seller leaves, since a stored page may be days old.
 * @example countDays('en', '<b data-leaves="20792">Seller leaves in 9 days</b>', now) // => '<b data-leaves="20792">Seller leaves in 5 days</b>'
 */
export const countDays = (language: Language, page: string | Buffer, now: number): string | Buffer =>
  page.includes(attribute)
    ? page
        .toString()
        .replace(marks, (_, start: string, day: string) => start + wordLeaving(language, Number(day), now))
    : page;
