import { reportError } from './reportError.ts';

/** Reports what nobody caught: fetched by watchErrors.ts with the first such failure. */
addEventListener('error', ({ error, message }) => {
  // The picture or script that does not load has no message; another site's script says nothing of use.
  if (error || message) reportError(error ?? message, 'uncaught', { source: 'window' });
});
addEventListener('unhandledrejection', ({ reason }) =>
  reportError(reason, 'unhandled rejection', { source: 'window' }),
);
