import { reportError } from './reportError.ts';

reportError('a visitor sees the page for a server error', document.referrer, { source: 'page' });
