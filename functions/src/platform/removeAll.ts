import type { Files } from '../files.ts';
import { inTurns } from './inTurns.ts';

/** Removes many files; those that are gone already are no failure. */
export const removeAll = (files: Files, names: readonly string[]): Promise<void> =>
  inTurns(names, files.remove);
