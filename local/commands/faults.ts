import { runProject } from '../suite/runProject.ts';

const repeated = ['tests/functions/kills', 'tests/functions/failpoints'];

/** Runs tests/faults: crashed workers, missing services, broken documents. */
export const run = (args: string[]): Promise<void> =>
  runProject(['faults', 'functions'], args.length > 0 ? args : ['tests/faults/', ...repeated], {
    REPEATS: '25',
  });
