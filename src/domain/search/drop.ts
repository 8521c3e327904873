import { cleared, type FilterName, type Filters } from './bikeFilter.ts';

/**
 * One thing that a list can do without: a filter, or words of the search with the text that is left of it; and how many
 * bikes there would be for sale.
 */
export type Drop =
  | { name: Exclude<FilterName, 'text'>; count: number }
  | { name: 'text'; words: string; text: string; count: number };

/** What a drop changes of the filters. @example changesOf({ name: 'make', count: 3 }) // => { make: null } */
export const changesOf = (drop: Drop): Partial<Filters> =>
  drop.name === 'text' ? { text: drop.text } : cleared(drop.name);
