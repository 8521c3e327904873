import { factFilters, factRows } from '../listings/factFilters.ts';
import { choiceFields, rowOfField } from '../listings/fields.ts';
import type { Transmission } from '../listings/listingFields.ts';
import { foldAccents } from '../text/foldAccents.ts';
import {
  beginsWith,
  type FoundTerm,
  listOf,
  type Name,
  type NamedChoice,
  type SearchTerm,
} from './searchTerm.ts';

const electric = listOf('xe may dien, xe dien, may dien, chay dien, electric, e-bike, ebike');

/** Keeps a single word's accents: without them, đỏ (red) equals đồ (things). */
const nameOf = (words: string[]): Name => {
  const text = words.join(' ');
  return {
    words: foldAccents(text).split(' '),
    accented: words.length === 1 && foldAccents(text) !== text ? text : null,
  };
};
const namesOf = (names: string): Name[] => listOf(names).map(nameOf);
const nameAt = (names: readonly Name[], words: readonly string[], start: number, typed?: string) =>
  names.find(
    (one) => beginsWith(words, start, one.words) && (one.accented === null || one.accented === typed),
  );

/** Words that only searches understand, because in an advertisement they don't describe the bike. */
const searchOnly: readonly (readonly [term: SearchTerm, names: readonly Name[]])[] = [
  [{ name: 'electric' }, electric.map(nameOf)],
  [
    { name: 'noLicence' },
    namesOf(
      'khong can bang lai, khong can bang, khong bang lai, khong can gplx, khoi bang lai, mien bang lai, no licence needed, no license needed, no licence required, no license required, no licence, no license, without a licence, without a license, without licence, without license, licence free, license free, cho hoc sinh cap 3, hoc sinh cap 3, cho hoc sinh, hoc sinh',
    ),
  ],
  [
    { name: 'order', order: 'cheapest' },
    namesOf('gia re nhat, gia re, re nhat, rẻ, cheapest, cheap, inexpensive, low price'),
  ],
  [
    { name: 'order', order: 'dearest' },
    namesOf('dat tien nhat, dat nhat, mac nhat, most expensive, dearest'),
  ],
  [
    { name: 'transmission', value: 'automatic', words: ['tay', 'ga'] },
    namesOf('xe cho phu nu, cho phu nu, xe cho nu, xe nu, cho nu, nữ, for women, ladies'),
  ],
];
/** @param typed first word with accents, if known */
export const askedTermAt = (words: readonly string[], start: number, typed?: string): FoundTerm | null => {
  for (const [term, names] of searchOnly) {
    const match = nameAt(names, words, start, typed);
    if (match) return { ...term, length: match.words.length };
  }
  return null;
};

type Named = { name: NamedChoice; value: string; names: Name[] };
const named = choiceFields.flatMap((name): Named[] => {
  const row = rowOfField(name);
  if (row.kind !== 'choice' || !row.words) return [];
  return Object.entries(row.words).map(([value, names]) => ({
    name: name as NamedChoice,
    value,
    names: namesOf(names),
  }));
});

/** Kinds of bikes that a search may name, each with its names without accents. */
export const kindNames: readonly (readonly [Transmission | 'electric', readonly string[]])[] = [
  ...named
    .filter(({ name }) => name === 'transmission')
    .map(({ value, names }) => [value as Transmission, names.map(({ words }) => words.join(' '))] as const),
  ['electric', electric.map((words) => words.join(' '))],
];

export const namedChoices: readonly NamedChoice[] = [...new Set(named.map(({ name }) => name))];

type ChoiceTerm = { name: NamedChoice; value: string; words: readonly string[]; length: number };
/**
 * Returns the choice that the words at `start` name, with its value.
 * @param only limits the search to this choice
 * @param typed first word with accents, if known
 */
export const choiceTermAt = (
  words: readonly string[],
  start: number,
  { only, typed }: { only?: NamedChoice; typed?: string | undefined } = {},
): ChoiceTerm | null => {
  for (const { name, value, names } of named) {
    if (only !== undefined && only !== name) continue;
    const match = nameAt(names, words, start, typed);
    if (match) return { name, value, words: match.words, length: match.words.length };
  }
  return null;
};

const factNames = factFilters.map((name) => [name, listOf(factRows[name].words)] as const);
export const factTermAt = (words: readonly string[], start: number): FoundTerm | null => {
  // "Not negotiable" means the opposite.
  if (['khong', 'mien', 'not', 'non'].includes(words[start - 1] ?? '')) return null;
  for (const [name, names] of factNames) {
    const match = names.find((list) => beginsWith(words, start, list));
    if (match) return { name, length: match.length };
  }
  return null;
};
