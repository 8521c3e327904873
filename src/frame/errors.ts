import { renewPage } from './renewPage.ts';
import { reportError } from './reportError.ts';

/* Fetched by watchErrors.ts with the first such failure: reports what nobody caught, and renews a page without scripts. */
addEventListener('error', ({ error, message }) => {
  // The picture or script that does not load has no message; another site's script says nothing of use.
  if (error || message) reportError(error ?? message, 'uncaught', { source: 'window' });
});
addEventListener('unhandledrejection', ({ reason }) =>
  reportError(reason, 'unhandled rejection', { source: 'window' }),
);
// An island that does not wake is as it came; what an island loads later, it loads because somebody uses it.
addEventListener('astro:hydration-error', () => void renewPage(false));
addEventListener('vite:preloadError', () => void renewPage(true));
