import { factFilters, factRows } from '../listings/factFilters.ts';
import { choiceFields, rowOfField } from '../listings/fields.ts';
import type { Transmission } from '../listings/listingFields.ts';
import { beginsWith, type FoundTerm, listOf, type NamedChoice } from './searchTerm.ts';

const electric = listOf('xe may dien, xe dien, may dien, chay dien, electric, e-bike, ebike');
export const electricTermAt = (words: readonly string[], start: number): FoundTerm | null => {
  const names = electric.find((name) => beginsWith(words, start, name));
  return names ? { name: 'electric', length: names.length } : null;
};

type Named = { name: NamedChoice; value: string; names: string[][] };
const named = choiceFields.flatMap((name): Named[] => {
  const row = rowOfField(name);
  if (row.kind !== 'choice' || !row.words) return [];
  return Object.entries(row.words).map(([value, names]) => ({
    name: name as NamedChoice,
    value,
    names: listOf(names),
  }));
});

/** The kinds of bikes that a search may name, each with all the ways to say it, accents off. */
export const kindNames: readonly (readonly [Transmission | 'electric', readonly string[]])[] = [
  ...named
    .filter(({ name }) => name === 'transmission')
    .map(({ value, names }) => [value as Transmission, names.map((words) => words.join(' '))] as const),
  ['electric', electric.map((words) => words.join(' '))],
];

/** The choices that may be named. */
export const namedChoices: readonly NamedChoice[] = [...new Set(named.map(({ name }) => name))];

type ChoiceTerm = { name: NamedChoice; value: string; length: number };
/** Reads the value of a choice that the words name at a place. @param only the choice to look for; any without it */
export const choiceTermAt = (
  words: readonly string[],
  start: number,
  only?: NamedChoice,
): ChoiceTerm | null => {
  for (const { name, value, names } of named) {
    const said = names.find((one) => beginsWith(words, start, one));
    if (said && (only === undefined || only === name)) return { name, value, length: said.length };
  }
  return null;
};

const factNames = factFilters.map((name) => [name, listOf(factRows[name].words)] as const);
export const factTermAt = (words: readonly string[], start: number): FoundTerm | null => {
  // A price that is not negotiable is the opposite.
  if (['khong', 'mien', 'not', 'non'].includes(words[start - 1] ?? '')) return null;
  for (const [name, names] of factNames) {
    const found = names.find((said) => beginsWith(words, start, said));
    if (found) return { name, length: found.length };
  }
  return null;
};
