import { renewPage } from './renewPage.ts';
import { reportError } from './reportError.ts';

/* Loaded by watchErrors.ts on the first failure. Reports uncaught errors, and renews a page with missing
   scripts. */
addEventListener('error', ({ error, message }) => {
  // A failed image or script has no message; foreign scripts' errors are useless.
  if (error || message) reportError(error ?? message, 'uncaught', { source: 'window' });
});
addEventListener('unhandledrejection', ({ reason }) =>
  reportError(reason, 'unhandled rejection', { source: 'window' }),
);
// An island that fails to hydrate is unchanged; a later import is caused by its use.
addEventListener('astro:hydration-error', () => void renewPage(false));
addEventListener('vite:preloadError', () => void renewPage(true));
