import { stop } from './wordsOfText.ts';

/** Value read from a text; `sure`: unambiguous. */
export type Reading<T> = { value: T; sure: boolean };

/** Returns the end of a pattern's last match; -1 without a match. */
export const lastOf = (pattern: RegExp, text: string): number => {
  let last = -1;
  for (const match of text.matchAll(pattern)) last = match.index + match[0].length;
  return last;
};

export const whole = (names: string) =>
  new RegExp(`(?<![a-z0-9])(?:${names.split(', ').join('|')})(?![a-z0-9])`, 'g');

const numeral = /^(?:mot|hai|ba|bon|tu|nam|lam|sau|bay|tam|chin)$/;
/** Words that may follow a complete amount: particles, and words about the price. */
const endsAmount = /^(?:fix|tl|nhe|nha|nhe|bot|co|con|thuong|chot|khong|ko|k|net|thoi|a|dong)$/;
/**
 * Does an amount end in a word that only looks like a numeral? "29tr bay nhanh": without accents bảy (seven)
 * equals bay (to fly).
 */
export const endsWithLooseNumeral = (words: readonly string[], index: number, length: number): boolean => {
  const [first = '', last = '', next = stop] = [
    words[index],
    words[index + length - 1],
    words[index + length],
  ];
  return length > 1 && /^\d/.test(first) && numeral.test(last) && next !== stop && !endsAmount.test(next);
};
