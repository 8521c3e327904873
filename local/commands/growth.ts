import { runInBrowser } from '../testing/runInBrowser.ts';

/** What takes too long for every run of the tests: 10,000 bikes scrolled through, every hostile redirect. */
export const run = runInBrowser('growth', 10_000);
