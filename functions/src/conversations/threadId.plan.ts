import { hashedId } from '../requests/hashedId.plan.ts';

/**
 * The id of a buyer's thread about a bike: the first one, the second once that is closed, and so on. There
 * is one place for the open thread, so that two messages sent at once cannot begin two.
 */
export const threadId = (buyerId: string, listingId: string, turn: number): string =>
  hashedId(`${buyerId}/${listingId}/${turn}`);
