import type { FactFilter } from '../listings/factFilters.ts';
import type { NamesWith } from '../listings/fields.ts';
import type { Location } from '../places/locations.ts';
import type { Bounds } from './bikeFilter.ts';

export type SearchRange = 'price' | 'mileage' | 'cc' | 'year' | 'battery_health';
/** Choice field whose values people type by name, such as `xe ga` for a scooter. */
export type NamedChoice = NamesWith<{ words: Readonly<Record<string, string>> }>;
/** Part of a search that is compared with a field, not with words. */
export type SearchTerm =
  | { name: SearchRange; bounds: Bounds }
  | { name: 'location'; place: Location; around: boolean }
  | { name: NamedChoice; value: string; words: readonly string[] }
  | { name: 'electric' }
  /** Bikes that anybody may ride: up to 50 cc or 4 kW, and not stated to exceed 50 km/h. */
  | { name: 'noLicence' }
  /** Sort order, unless the buyer chooses another. */
  | { name: 'order'; order: 'cheapest' | 'dearest' }
  | { name: FactFilter };
/** Term with its position and length in the search, counted in words between spaces. */
export type SearchPhrase = SearchTerm & { start: number; length: number };
export type FoundTerm = SearchTerm & { length: number };

/** Words of a name, without accents. `accented`: if set, only this spelling has the meaning. */
export type Name = { words: readonly string[]; accented: string | null };
/**
 * Splits names into words, longest name first.
 * @example listOf('xe ga, tay ga') // => [['xe', 'ga'], ['tay', 'ga']]
 */
export const listOf = (names: string) =>
  names
    .split(', ')
    .map((name) => name.split(' '))
    .toSorted((a, b) => b.length - a.length);
export const beginsWith = (words: readonly string[], start: number, wanted: readonly string[]) =>
  wanted.every((word, index) => words[start + index] === word);
