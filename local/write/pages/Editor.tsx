import { makePage } from '@keystatic/astro/ui';
import config from '../editor/config.ts';

export const Editor = makePage(config);

// Vite reloads after a save. With this path it finds no page to reload, so an unsaved form stays.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/no-page.html';
});
