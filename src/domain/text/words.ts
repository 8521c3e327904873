import { foldAccents } from './foldAccents.ts';

/**
 * The words of a text as a search compares them: accents off, lower case, letters and digits only.
 * @example wordsOf('Xe ga Đà Nẵng') // => ['xe', 'ga', 'da', 'nang']
 */
export const wordsOf = (text: string): string[] => foldAccents(text).match(/[a-z0-9]+/g) ?? [];

const maxWords = 120;
/** Telephone numbers are no words: whoever writes one into a description is not found by it. */
const isWorthFinding = (word: string) => (word.length > 1 || /\d/.test(word)) && !/^\d{6,}$/.test(word);

/** Of the most words, so many are the second text's: a long first one does not keep it from being found. */
const ofSecond = 50;

const wordsOfHtml = (html: string) =>
  wordsOf(html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' ')).filter(isWorthFinding);

/**
 * What a description can be found by: its different words, each once, in one line; then those that the same has in the
 * other language.
 * @example descriptionWords('<p>Chính chủ, chính hãng</p>', '<p>One owner</p>') // => 'chinh chu hang one owner'
 */
export const descriptionWords = (html: string, second = ''): string => {
  const first = [...new Set(wordsOfHtml(html))];
  const others = [...new Set(wordsOfHtml(second))].filter((word) => !first.includes(word));
  const kept = first.slice(0, maxWords - Math.min(others.length, ofSecond));
  return [...kept, ...others].slice(0, maxWords).join(' ');
};
