import { makePage } from '@keystatic/astro/ui';
import config from '../editor/config.ts';

export const Editor = makePage(config);

// Vite reloads every page after a save. Another page's path in the payload keeps this page's unsaved form.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/no-page.html';
});
