import { reportError } from './reportError.ts';

/** Reports what nobody caught. */
export const watchErrors = () => {
  addEventListener('error', ({ error, message }) => {
    // The picture or script that does not load has no message; another site's script says nothing of use.
    if (error || message) reportError(error ?? message, 'uncaught', { source: 'window' });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    reportError(reason, 'unhandled rejection', { source: 'window' }),
  );
};
