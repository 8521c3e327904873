import { runProject } from '../suite/runProject.ts';

/** Runs the load tests of tests/load with many concurrent users. */
export const run = (args: string[]): Promise<void> => runProject(['load'], args);
