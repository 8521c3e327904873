import { foldAccents } from '../text/foldAccents.ts';

/**
 * The words of a text as a search compares them: accents off, lower case, letters and digits only.
 * @example wordsOf('Xe ga Đà Nẵng') // => ['xe', 'ga', 'da', 'nang']
 */
export const wordsOf = (text: string): string[] => foldAccents(text).match(/[a-z0-9]+/g) ?? [];

const maxWords = 120;
/** Telephone numbers are no words: whoever writes one into a description is not found by it. */
const isWorthFinding = (word: string) => (word.length > 1 || /\d/.test(word)) && !/^\d{6,}$/.test(word);

/**
 * What a description can be found by: its different words, each once, in one line.
 * @example descriptionWords('<p>Chính chủ, chính hãng</p>') // => 'chinh chu hang'
 */
export const descriptionWords = (html: string): string => {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' ');
  return [...new Set(wordsOf(text))].filter(isWorthFinding).slice(0, maxWords).join(' ');
};
