import type { ClientDirective } from 'astro';
import { hydrateOnUse } from './hydrateOnUse.ts';

/**
 * Client directive `client:member`. Hydrates if somebody has signed in on this device: at once, or with `use`
 * on first interaction. Other visitors load neither React nor Firebase.
 */
const member: ClientDirective = (load, { value }, island) => {
  if ('member' in document.documentElement.dataset) hydrateOnUse(load, island, () => value !== 'use');
};

export default member;
