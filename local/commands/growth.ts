import { runInBrowser } from '../testing/runInBrowser.ts';

/** What has to hold with 10,000 bikes as well: too long for every run of the tests. */
export const run = runInBrowser('growth', 10_000);
