import { foldAccents } from './foldAccents.ts';

/**
 * Words of a text for searching: no accents, lower case, letters and digits only.
 * @example wordsOf('Xe ga Đà Nẵng') // => ['xe', 'ga', 'da', 'nang']
 */
export const wordsOf = (text: string): string[] => foldAccents(text).match(/[a-z0-9]+/g) ?? [];

const maxWords = 120;
/** Is the word indexed? Phone numbers are not, because searches must not find people. */
const isWorthFinding = (word: string) => (word.length > 1 || /\d/.test(word)) && !/^\d{6,}$/.test(word);

/** Number of words reserved for the other language, because a long first text would leave no room. */
const ofSecond = 50;

const wordsOfHtml = (html: string) =>
  wordsOf(html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' ')).filter(isWorthFinding);

/**
 * Returns the distinct words of a description, then those of its version in the other language.
 * @example descriptionWords('<p>Chính chủ, chính hãng</p>', '<p>One owner</p>') // => 'chinh chu hang one owner'
 */
export const descriptionWords = (html: string, second = ''): string => {
  const first = [...new Set(wordsOfHtml(html))];
  const others = [...new Set(wordsOfHtml(second))].filter((word) => !first.includes(word));
  const own = first.slice(0, maxWords - Math.min(others.length, ofSecond));
  return [...own, ...others].slice(0, maxWords).join(' ');
};
