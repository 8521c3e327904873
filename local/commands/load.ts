import { runProject } from '../suite/runProject.ts';

/** tests/load: many at once, with a ledger of what was promised. Everything stays on this machine. */
export const run = (args: string[]): Promise<void> => runProject(['load'], args);
