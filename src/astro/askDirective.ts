import type { ClientDirective } from 'astro';
import { askHash } from '../paths.ts';
import { askedLink } from './askedLink.ts';
import { hydrateIsland } from './hydrateIsland.ts';

/**
 * Client directive `client:ask="feedback"`. Loads the island on the first click on a `data-ask="feedback"`
 * link, or at once at `#ask-feedback`. If loading fails, the browser follows the link.
 */
const ask: ClientDirective = (load, { value }, island) => {
  const wake = async (event: MouseEvent) => {
    const link = askedLink(event, `[data-ask="${value}"]`);
    if (!link) return;
    event.preventDefault();
    document.removeEventListener('click', wake);
    link.ariaBusy = 'true';
    const isThere = await hydrateIsland(load, island);
    link.ariaBusy = null;
    if (!isThere) location.assign(link.href);
  };
  document.addEventListener('click', wake);
  if (location.hash !== askHash(value)) return;
  // Otherwise a reload would open the dialog again.
  history.replaceState(history.state, '', location.pathname + location.search);
  document.removeEventListener('click', wake);
  void hydrateIsland(load, island);
};

export default ask;
