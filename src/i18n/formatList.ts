import type { Language } from './languages.ts';

/** English has no comma before “and” and “or”. */
const tags = { en: 'en-GB', vi: 'vi' } as const;

/**
 * Joins names: a conjunction by “and”, a disjunction by “or”, a unit by commas alone.
 * @example formatList('en', 'disjunction', ['Wave', 'SH', 'Lead']) // => 'Wave, SH or Lead'
 */
export const formatList = (
  language: Language,
  type: 'conjunction' | 'disjunction' | 'unit',
  names: Iterable<string>,
): string => new Intl.ListFormat(tags[language], { type }).format(names);
