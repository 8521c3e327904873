import { makePage } from '@keystatic/astro/ui';
import config from '../editor/config.ts';

export const Editor = makePage(config);

// After a save, Vite reloads all pages, or only the page that the payload names. Naming another page keeps
// this one, with its unsaved form.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/no-page.html';
});
