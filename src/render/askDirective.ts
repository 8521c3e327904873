import type { ClientDirective } from 'astro';
import { askHash } from '../paths.ts';
import { askedLink } from './askedLink.ts';
import { hydrateIsland } from './hydrateIsland.ts';

/**
 * `client:ask="feedback"`: an island that loads with the first click on an element that carries
 * `data-ask="feedback"`, which shows that it waits, or at once where the address ends in `#ask-feedback`. The element is a link: where the island cannot be had, the link is followed.
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
  // Opened once: a reload shows the page alone.
  history.replaceState(history.state, '', location.pathname + location.search);
  document.removeEventListener('click', wake);
  void hydrateIsland(load, island);
};

export default ask;
