import { makePage } from '@keystatic/astro/ui';
import config from '../editor/config.ts';

/** Keystatic with the lists of our content. */
export const Editor = makePage(config);

// Whatever is saved reloads all pages of the site. A form that somebody fills in stays: Keystatic reads what it saved.
import.meta.hot?.on('vite:beforeFullReload', () => {
  throw new Error('The form of the editor is not loaded again.');
});
