import type { ClientDirective } from 'astro';
import { hydrateOnUse } from './hydrateOnUse.ts';

/**
 * Client directive `client:member`. Hydrates only for people who have signed in on this device, so that
 * visitors load neither React nor Firebase. At once, or with the value `use` on first interaction.
 * signedInHint.ts has set the state.
 */
const member: ClientDirective = (load, { value }, island) => {
  if ('member' in document.documentElement.dataset) hydrateOnUse(load, island, () => value !== 'use');
};

export default member;
