import { countView } from './analytics.ts';
import { askForConsent } from './banner.ts';
import { closeMenu, switchLanguage, watchHeader } from './header.ts';
import { keepPages } from './keepPages.ts';
import { watchNetwork } from './offline.ts';
import { watchErrors } from './watchErrors.ts';

/** All that the frame of a page needs of script. What fails alone must not take the rest along. */
for (const start of [
  watchErrors,
  watchHeader,
  closeMenu,
  switchLanguage,
  askForConsent,
  watchNetwork,
  countView,
  keepPages,
])
  try {
    start();
  } catch (failure) {
    console.warn(failure);
  }
