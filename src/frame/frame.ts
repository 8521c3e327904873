import { afterPaint } from './afterPaint.ts';
import { countView } from './analytics.ts';
import { askForConsent } from './banner.ts';
import { closeMenu, switchLanguage, watchHeader } from './header.ts';
import { keepPages } from './keepPages.ts';
import { watchNetwork } from './offline.ts';
import { watchErrors } from './watchErrors.ts';

/** What fails alone must not take the rest along. */
const startAll = (...starts: (() => void)[]) => {
  for (const start of starts)
    try {
      start();
    } catch (failure) {
      console.warn(failure);
    }
};

/** All that the frame of a page needs of script: what listens at once, the rest behind the first paint. */
startAll(watchErrors, closeMenu, switchLanguage);
afterPaint(() => startAll(watchHeader, askForConsent, watchNetwork, countView, keepPages));
