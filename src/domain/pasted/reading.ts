import { stop } from './wordsOfText.ts';

/** What a text says of one thing; `sure` where nothing else could be meant. */
export type Reading<T> = { value: T; sure: boolean };

/** The place of the last of some words in a text in front of something; -1 where none is there. */
export const lastOf = (pattern: RegExp, text: string): number => {
  let last = -1;
  for (const found of text.matchAll(pattern)) last = found.index + found[0].length;
  return last;
};

/** Words, each a whole one, as a pattern. @example whole('gia, gia ban') */
export const whole = (names: string) =>
  new RegExp(`(?<![a-z0-9])(?:${names.split(', ').join('|')})(?![a-z0-9])`, 'g');

const numeral = /^(?:mot|hai|ba|bon|tu|nam|lam|sau|bay|tam|chin)$/;
/** May follow an amount: a sentence ends, or the seller speaks of the price. */
const endsAmount = /^(?:fix|tl|nhe|nha|nhe|bot|co|con|thuong|chot|khong|ko|k|net|thoi|a|dong)$/;
/**
 * Whether an amount of digits ends with a word that is a number only by chance: "29tr bay nhanh", "20tr một chủ". Without
 * their accents bảy (seven) and bay (to fly) are one word.
 */
export const endsWithLooseNumeral = (words: readonly string[], place: number, length: number): boolean => {
  const [first = '', last = '', next = stop] = [
    words[place],
    words[place + length - 1],
    words[place + length],
  ];
  return length > 1 && /^\d/.test(first) && numeral.test(last) && next !== stop && !endsAmount.test(next);
};
