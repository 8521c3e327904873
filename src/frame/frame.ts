import { singleSlashes } from '../paths.ts';
import { afterPaint } from './afterPaint.ts';
import { countPageView } from './analytics.ts';
import { hearConsent } from './banner.ts';
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

/** A page answers to its address with doubled slashes, too; from here on it has the one that everything is built from. */
const settleAddress = () => {
  const { pathname, search, hash } = location;
  const path = singleSlashes(pathname);
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
};

/** All that the frame of a page needs of script: what listens at once, the rest behind the first paint. */
startAll(watchErrors, settleAddress, closeMenu, switchLanguage);
afterPaint(() => startAll(watchHeader, hearConsent, watchNetwork, countPageView, keepPages));
