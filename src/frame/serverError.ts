import { reportError } from './reportError.ts';

/** Reports a visit to the page for a failing server; on that page alone, so that no other carries it. */
reportError('a visitor sees the page for a server error', document.referrer, { source: 'page' });
