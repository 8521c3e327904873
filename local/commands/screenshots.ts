import { runInBrowser } from '../testing/runInBrowser.ts';

/** Every page as a visitor and a member see it, at three widths in both languages, into screenshots/. */
export const run = runInBrowser('screenshots', 60);
