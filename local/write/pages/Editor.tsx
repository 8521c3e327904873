import { makePage } from '@keystatic/astro/ui';
import config from '../editor/config.ts';

export const Editor = makePage(config);

// Vite reloads the page after a save. This path matches no page, so an unsaved form stays.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/no-page.html';
});
