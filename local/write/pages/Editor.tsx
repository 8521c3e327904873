import { makePage } from '@keystatic/astro/ui';
import config from '../editor/config.ts';

export const Editor = makePage(config);

// Vite reloads every page after a save. With another page's path in the payload, it does not reload this one,
// which keeps its unsaved form.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/no-page.html';
});
