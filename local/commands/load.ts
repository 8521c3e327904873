import { runProject } from '../suite/runProject.ts';

/** Runs tests/load: many concurrent users with a ledger of results. */
export const run = (args: string[]): Promise<void> => runProject(['load'], args);
