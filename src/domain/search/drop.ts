import { cleared, type FilterName, type Filters } from './bikeFilter.ts';

/** Filter, or words, to remove from a search without results. */
export type Drop = (
  | { name: Exclude<FilterName, 'text'> }
  /** Removes `words`, so that `text` is left. */
  | { name: 'text'; words: string; text: string }
) & {
  /** Number of bikes for sale after the removal. */
  count: number;
};

/** @example changesOf({ name: 'make', count: 3 }) // => { make: null } */
export const changesOf = (drop: Drop): Partial<Filters> =>
  drop.name === 'text' ? { text: drop.text } : cleared(drop.name);
