import type { Files } from './files.ts';
import { inBatches } from './inBatches.ts';

/** Deletes files; missing ones are no failure. */
export const removeAll = (files: Files, names: readonly string[]): Promise<void> =>
  inBatches(names, files.remove);
