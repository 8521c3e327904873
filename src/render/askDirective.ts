import type { ClientDirective } from 'astro';
import { askedLink } from './askedLink.ts';
import { hydrateIsland } from './hydrateIsland.ts';

/**
 * `client:ask="feedback"`: an island that loads with the first click on an element that carries
 * `data-ask="feedback"`, which shows that it waits. The element is a link: where the island cannot be had, the link is followed.
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
};

export default ask;
