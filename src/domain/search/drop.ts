import { cleared, type FilterName, type Filters } from './bikeFilter.ts';

export type DropPart =
  | { name: Exclude<FilterName, 'text'> }
  /** Removes `words`, so that `text` is left. */
  | { name: 'text'; words: string; text: string };

/**
 * Filter or words to remove from a search without results. `also`: second filter or words, if removing one
 * does not suffice.
 */
export type Drop = DropPart & {
  also?: DropPart;
  count: number;
};

const changesOfPart = (part: DropPart): Partial<Filters> =>
  part.name === 'text' ? { text: part.text } : cleared(part.name);

/** @example changesOf({ name: 'make', count: 3 }) // => { make: null } */
export const changesOf = ({ also, ...drop }: Drop): Partial<Filters> => ({
  ...changesOfPart(drop),
  ...(also && changesOfPart(also)),
});
