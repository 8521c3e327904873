import type { SearchPhrase } from './searchTerm.ts';

/** @example withoutPhrase('wave dưới 15tr', price) // => 'wave' */
export const withoutPhrase = (
  text: string,
  { start, length }: Pick<SearchPhrase, 'start' | 'length'>,
): string => text.trim().split(/\s+/).toSpliced(start, length).join(' ');

/** Removes phrases from a search. All must have been read from it. */
export const withoutPhrases = (text: string, phrases: readonly SearchPhrase[]): string =>
  phrases.toSorted((a, b) => b.start - a.start).reduce(withoutPhrase, text);
