import { runProject } from '../suite/runProject.ts';

const repeated = ['tests/functions/kills', 'tests/functions/failpoints'];

/**
 * tests/faults: what is left after workers die, services vanish and documents are broken; and 25 kills in each place
 * where `npm test` kills three times.
 */
export const run = (args: string[]): Promise<void> =>
  runProject(['faults', 'functions'], args.length > 0 ? args : ['tests/faults/', ...repeated], {
    REPEATS: '25',
  });
