import type { ClientDirective } from 'astro';
import { hydrateOnUse } from './hydrateOnUse.ts';

/**
 * Client directive `client:member`. Hydrates only after a sign-in on this device, at once or with `use` on
 * first interaction. So visitors load neither React nor Firebase. signedInHint.ts sets the state.
 */
const member: ClientDirective = (load, { value }, island) => {
  if ('member' in document.documentElement.dataset) hydrateOnUse(load, island, () => value !== 'use');
};

export default member;
