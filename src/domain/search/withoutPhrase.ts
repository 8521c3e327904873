import type { SearchPhrase } from './searchTerm.ts';

/** The text of a search without one of its phrases. @example withoutPhrase('wave dưới 15tr', price) // => 'wave' */
export const withoutPhrase = (
  text: string,
  { start, length }: Pick<SearchPhrase, 'start' | 'length'>,
): string => text.trim().split(/\s+/).toSpliced(start, length).join(' ');

/** The text of a search without all of its phrases: the words that are left. */
export const withoutPhrases = (text: string, phrases: readonly SearchPhrase[]): string =>
  phrases.toSorted((a, b) => b.start - a.start).reduce(withoutPhrase, text);
