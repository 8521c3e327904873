import { runInBrowser } from '../testing/runInBrowser.ts';

/** Takes screenshots of every page as visitor and member, at three widths in both languages. */
export const run = runInBrowser('screenshots', 60);
