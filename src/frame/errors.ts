import { reportError } from './reportError.ts';

/** Reports what nobody caught, and a visit to the page for a failing server. */
export const watchErrors = () => {
  addEventListener('error', ({ error, message }) => {
    // The picture or script that does not load has no message; another site's script says nothing of use.
    if (error || message) reportError(error ?? message, 'uncaught', { source: 'window' });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    reportError(reason, 'unhandled rejection', { source: 'window' }),
  );
  if (document.querySelector('[data-server-error]'))
    reportError('a visitor sees the page for a server error', document.referrer, { source: 'page' });
};
