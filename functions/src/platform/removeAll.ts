import type { Files } from './files.ts';
import { inBatches } from './inBatches.ts';

/** Deletes files; ignores missing ones. */
export const removeAll = (files: Files, names: readonly string[]): Promise<void> =>
  inBatches(names, files.remove);
