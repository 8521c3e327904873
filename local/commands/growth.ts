import { runInBrowser } from '../testing/runInBrowser.ts';

/**
 * What takes too long for every run of the tests: 10,000 bikes scrolled through, every hostile redirect, every hostile
 * string. Only the first needs so many bikes: `BIKES=60 npm run growth -- hostile`.
 */
export const run = runInBrowser('growth', Number(process.env.BIKES ?? 10_000));
