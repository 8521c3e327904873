import { reportError } from './reportError.ts';

/** Reports a visit to the server's error page. */
reportError('a visitor sees the page for a server error', document.referrer, { source: 'page' });
