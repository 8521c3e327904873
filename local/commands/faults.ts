import { runProject } from '../suite/runProject.ts';

/** tests/faults: what is left after workers die, services vanish and documents are broken. */
export const run = (args: string[]): Promise<void> => runProject('faults', args);
