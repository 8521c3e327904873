import { makePage } from '@keystatic/astro/ui';
import config from '../editor/config.ts';

/** Keystatic with the lists of our content. */
export const Editor = makePage(config);

// Vite reloads every page after a save. Naming another page keeps this one, with the form that somebody fills in.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/no-page.html';
});
