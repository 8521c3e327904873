import type { SearchPhrase } from './searchTerm.ts';

/** @example withoutPhrase('wave dưới 15tr', price) // => 'wave' */
export const withoutPhrase = (
  text: string,
  { start, length }: Pick<SearchPhrase, 'start' | 'length'>,
): string => text.trim().split(/\s+/).toSpliced(start, length).join(' ');

/** The phrases must have been read from this text. */
export const withoutPhrases = (text: string, phrases: readonly SearchPhrase[]): string =>
  phrases.toSorted((a, b) => b.start - a.start).reduce(withoutPhrase, text);
