import type { ClientDirective } from 'astro';
import { hydrateOnUse } from './hydrateOnUse.ts';

/**
 * `client:hold`: an island that wakes at once, and answers what was pressed before it could. Where its script cannot be had, it
 * says so without being asked.
 */
const hold: ClientDirective = (load, _, island) => hydrateOnUse(load, island, () => true, true);

export default hold;
