import type { ClientDirective } from 'astro';
import { wakeIsland } from './wakeIsland.ts';

/**
 * `client:ask="feedback"`: an island that loads with the first click on an element that carries
 * `data-ask="feedback"`. The element is a link: where the island cannot be had, the link is followed.
 */
const ask: ClientDirective = (load, { value }, island) => {
  const wake = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(`[data-ask="${value}"]`);
    if (!link) return;
    event.preventDefault();
    document.removeEventListener('click', wake);
    if (!(await wakeIsland(load, island))) location.assign(link.href);
  };
  document.addEventListener('click', wake);
};

export default ask;
