import { runInBrowser } from '../testing/runInBrowser.ts';

/**
 * Browser tests too long for every run: scrolling 10,000 bikes, every hostile redirect and string. Hostile
 * inputs need few bikes: `BIKES=60 npm run exhaustive -- hostile`.
 */
export const run = runInBrowser('exhaustive', Number(process.env.BIKES ?? 10_000));
