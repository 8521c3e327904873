import { runProject } from '../suite/runProject.ts';

/** The benches of tests/bench: what a deed costs, and how that grows. */
export const run = (args: string[]): Promise<void> => runProject('bench', args);
