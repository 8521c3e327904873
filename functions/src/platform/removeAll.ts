import type { Files } from './files.ts';
import { inBatches } from './inBatches.ts';

/** Ignores missing files. */
export const removeAll = (files: Files, names: readonly string[]): Promise<void> =>
  inBatches(names, files.remove);
