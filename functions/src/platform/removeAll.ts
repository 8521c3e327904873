import type { Files } from './files.ts';
import { inBatches } from './inBatches.ts';

/** Removes many files; those that are gone already are no failure. */
export const removeAll = (files: Files, names: readonly string[]): Promise<void> =>
  inBatches(names, files.remove);
