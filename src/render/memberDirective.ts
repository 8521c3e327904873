import type { ClientDirective } from 'astro';
import { hydrateOnUse } from './hydrateOnUse.ts';

/**
 * `client:member`: an island that wakes only for somebody who has signed in on this device before, so that
 * a visitor's pages load neither React nor Firebase for it; at once, or with the value `use` when they begin to use the
 * page. The frame has looked already who is here: signedInHint.ts.
 */
const member: ClientDirective = (load, { value }, island) => {
  if ('member' in document.documentElement.dataset) hydrateOnUse(load, island, () => value !== 'use');
};

export default member;
