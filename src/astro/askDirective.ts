import type { ClientDirective } from 'astro';
import { askHash } from '../paths.ts';
import { askedLink } from './askedLink.ts';
import { hydrateIsland } from './hydrateIsland.ts';

/**
 * Client directive `client:ask="feedback"`. Loads the island on the first click on `data-ask="feedback"`, or
 * at once if the address ends in `#ask-feedback`. The element is a link, followed if the island cannot be
 * loaded.
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
  // A reload must not open it again.
  history.replaceState(history.state, '', location.pathname + location.search);
  document.removeEventListener('click', wake);
  void hydrateIsland(load, island);
};

export default ask;
