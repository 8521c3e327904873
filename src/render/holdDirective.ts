import type { ClientDirective } from 'astro';
import { sleepingIsland } from './sleepingIsland.ts';

/**
 * `client:hold`: an island that wakes at once, and answers what was pressed before it could. Where its script cannot be had, it
 * says so without being asked.
 */
const hold: ClientDirective = (load, _, island) => sleepingIsland(load, island, () => true, true);

export default hold;
