import type { Files } from '../files.ts';

const atOnce = 20;

/** Removes many files, a few at a time; those that are gone already are no failure. */
export const removeAll = async (files: Files, names: readonly string[]): Promise<void> => {
  for (let first = 0; first < names.length; first += atOnce)
    await Promise.all(names.slice(first, first + atOnce).map(files.remove));
};
