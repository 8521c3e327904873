import type { FactFilter } from '../listings/factFilters.ts';
import type { NamesWith } from '../listings/fields.ts';
import type { Location } from '../places/locations.ts';
import type { Bounds } from './bikeFilter.ts';

export type SearchRange = 'price' | 'mileage' | 'cc' | 'year';
/** A choice that a search may name in words. */
export type NamedChoice = NamesWith<{ words: Readonly<Record<string, string>> }>;
/** A part of a search that says more than words: a range, a place, a choice, a fact, or that the bike is electric. */
export type SearchTerm =
  | { name: SearchRange; bounds: Bounds }
  | { name: 'location'; place: Location; around: boolean }
  | { name: NamedChoice; value: string; words: readonly string[] }
  | { name: 'electric' }
  | { name: FactFilter };
/** A term with its place in the text, counted in what stands between spaces. */
export type SearchPhrase = SearchTerm & { start: number; length: number };
/** A term and how many words say it. */
export type FoundTerm = SearchTerm & { length: number };

/** A way to say something: its words, accents off, and the word with them where only so it is meant. */
export type Name = { words: readonly string[]; accented: string | null };
/** Ways to say something, each in words, the longest first. @example listOf('xe ga, tay ga') */
export const listOf = (names: string) =>
  names
    .split(', ')
    .map((name) => name.split(' '))
    .toSorted((a, b) => b.length - a.length);
export const beginsWith = (words: readonly string[], start: number, wanted: readonly string[]) =>
  wanted.every((word, place) => words[start + place] === word);
