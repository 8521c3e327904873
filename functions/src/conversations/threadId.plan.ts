import { hashedId } from '../http/hashedId.plan.ts';

/**
 * Returns the id of a buyer's nth thread about a bike. Deterministic, so that simultaneous messages cannot
 * begin two threads.
 */
export const threadId = (buyerId: string, listingId: string, turn: number): string =>
  hashedId(`${buyerId}/${listingId}/${turn}`);
