import type { SearchTerms } from '../glossary/glossary.ts';
import { dollarsSpelled } from '../money/foreignAmount.ts';
import type { Rates } from '../money/money.schema.ts';
import { fallbackRates } from '../money/money.ts';
import { foldAccents, plainly } from '../text/foldAccents.ts';
import { wordsOf } from '../text/words.ts';
import { askedTermAt, choiceTermAt, factTermAt } from './readKind.ts';
import { placeTermAt, radiusAt } from './readPlace.ts';
import { amountTermAt, batteryTermAt, rangeAt } from './readRange.ts';
import type { SearchPhrase } from './searchTerm.ts';

export type Search = { words: string[]; phrases: SearchPhrase[] };

/** Maximum number of words, as split by `piecesOf`, in a glossary term. */
const maxPieces = 8;

/** Words that searches ignore unless there are no others. */
const stopWords = new Set(
  'can mua tim kiem ban gap gia o tai in at near nearby gan quanh for sale a an the with and to buy cho minh toi nhe nao duoi tren tu khoang tam doi nam cc under over around about used cu odo'.split(
    ' ',
  ),
);

/** Recognizes cũ (used), which is not the củ of 12 củ (12 million). */
const isUsed = (token: string) => plainly(token).toLowerCase() === 'cũ';

/** Writes dollars for đô after a number. */
const spelled = (token: string, before = ''): string =>
  /đô/i.test(plainly(token)) ? (dollarsSpelled(`${before} ${token}`).split(' ').at(-1) ?? token) : token;

const bareWord = (word: string) => word.replace(/^["'“(]+|[,.;:!?"'”)]+$/g, '');

/** Splits a text at spaces, and 10-15tr and 2018+ into pieces. Removes accents and punctuation. */
const piecesOf = (text: string): { word: string; token: number; typed: string }[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((token, index, all) =>
      (isUsed(token) ? '' : foldAccents(spelled(token, all[index - 1])))
        .replace(/(\d[a-z$£€]*)(-)(?=[$£€]?\d)/g, '$1 $2 ')
        .replace(/^([<>~≈]=?)(?=[\d$£€₫])/, '$1 ')
        .replace(/(?<=^(?:19|20)\d\d)\+$/, ' +')
        .split(' ')
        .map((word) => ({
          word: bareWord(word),
          token: index,
          typed: bareWord(plainly(token).toLowerCase()),
        })),
    )
    .filter(({ word }) => word !== '');

/** Number of pieces in the glossary term at `start`; 0 without a term, or if the term ends within a piece. */
const piecesOfTerm = (words: readonly string[], start: number, lengthAt: SearchTerms['lengthAt']): number => {
  const flat = words.slice(start, start + maxPieces).map(wordsOf);
  const length = lengthAt(flat.flat());
  let [taken, pieces] = [0, 0];
  for (; taken < length; pieces += 1) taken += flat[pieces]?.length ?? 0;
  return length > 1 && taken === length ? pieces : 0;
};

/**
 * Reads a search: phrases such as ranges and places, and the remaining words without accents.
 * @param lengthAt length of a trade term, whose words stay together: an electric starter is no electric bike
 * @param rates for dollars, pounds and euros
 * @example readSearch('vision Sài Gòn dưới 15 triệu')
 * // => { words: ['vision'], phrases: [{ name: 'location', place: 'Ho Chi Minh City', … }, { name: 'price', … }] }
 */
export const readSearch = (
  text: string,
  lengthAt?: SearchTerms['lengthAt'],
  rates: Rates = fallbackRates,
): Search => {
  const pieces = piecesOf(text);
  const words = pieces.map(({ word }) => word);
  const phrases: SearchPhrase[] = [];
  const rest: { word: string; isContent: boolean }[] = [];
  let index = 0;
  while (index < words.length) {
    const named = lengthAt ? piecesOfTerm(words, index, lengthAt) : 0;
    const other =
      // Reads a place with a radius first, because `amountTermAt` would read the radius as mileage.
      (radiusAt(words, index) > 0 ? placeTermAt(words, index) : null) ??
      batteryTermAt(words, index) ??
      rangeAt(words, index, rates) ??
      amountTermAt(words, index, rates) ??
      askedTermAt(words, index, pieces[index]?.typed) ??
      choiceTermAt(words, index, { typed: pieces[index]?.typed }) ??
      factTermAt(words, index) ??
      placeTermAt(words, index);
    const term = other && other.length >= named ? other : null;
    const same = term && phrases.find(({ name }) => name === term.name);
    if (term && !same) {
      const start = pieces[index]?.token ?? 0;
      const last = pieces[index + term.length - 1]?.token ?? start;
      phrases.push({ ...term, start, length: last - start + 1 });
      index += term.length;
    } else if (term && same && 'value' in term && 'value' in same && term.value === same.value) {
      // "Automatic scooter" names the same value twice.
      index += term.length;
    } else {
      const length = named || 1;
      for (const word of words.slice(index, index + length).flatMap(wordsOf))
        rest.push({ word, isContent: named > 0 || !stopWords.has(word) });
      index += length;
    }
  }
  const content = rest.filter(({ isContent }) => isContent);
  const searched = content.length > 0 || phrases.length > 0 ? content : rest;
  return { words: searched.map(({ word }) => word), phrases };
};
