import { singleSlashes } from '../paths.ts';
import { afterPaint } from './afterPaint.ts';
import { countPageView } from './analytics.ts';
import { hearConsent } from './banner.ts';
import { closeMenu, switchLanguage, watchHeader } from './header.ts';
import { keepPages } from './keepPages.ts';
import { watchNetwork } from './offline.ts';
import { watchErrors } from './watchErrors.ts';

/** Calls each function; one failure must not stop the others. */
const startAll = (...starts: (() => void)[]) => {
  for (const start of starts)
    try {
      start();
    } catch (failure) {
      console.warn(failure);
    }
};

/** Removes doubled slashes from the shown address, without a reload. */
const settleAddress = () => {
  const { pathname, search, hash } = location;
  const path = singleSlashes(pathname);
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
};

/** Scripts of the page shell: event listeners at once, others after the first paint. */
startAll(watchErrors, settleAddress, closeMenu, switchLanguage);
afterPaint(() => startAll(watchHeader, hearConsent, watchNetwork, countPageView, keepPages));
