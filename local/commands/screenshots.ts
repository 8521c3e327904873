import { runInBrowser } from '../testing/runInBrowser.ts';

/** Takes every page as visitor and member, at three widths in both languages, into screenshots/. */
export const run = runInBrowser('screenshots', 60);
