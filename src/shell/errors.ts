import { renewPage } from './renewPage.ts';
import { reportError } from './reportError.ts';

/* Loaded by watchErrors.ts on the first failure. Reports uncaught errors, and reloads a page whose scripts
   are missing. */
addEventListener('error', ({ error, message }) => {
  // A failed image or script has neither error nor message, and is not reported.
  if (error || message) reportError(error ?? message, 'uncaught', { source: 'window' });
});
addEventListener('unhandledrejection', ({ reason }) =>
  reportError(reason, 'unhandled rejection', { source: 'window' }),
);
// `false`: nobody can have typed into an island that failed to hydrate, so the page may reload.
addEventListener('astro:hydration-error', () => void renewPage(false));
addEventListener('vite:preloadError', () => void renewPage(true));
