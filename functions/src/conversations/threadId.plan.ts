import { hashedId } from '../http/hashedId.plan.ts';

/**
 * Returns the id of a buyer's nth thread about a bike; the next one begins when the last is closed.
 * Deterministic, so that two simultaneous messages cannot begin two threads.
 */
export const threadId = (buyerId: string, listingId: string, turn: number): string =>
  hashedId(`${buyerId}/${listingId}/${turn}`);
