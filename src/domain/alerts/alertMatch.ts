import type { AlertMatch, PriceDrop } from './alertMatch.schema.ts';

export type { AlertMatch, PriceDrop };

/** Smallest price drop that is emailed, in percent. */
export const leastDrop = 2;

/**
 * Returns a match's id, unique per person, bike and lower price.
 * @example alertMatchId('u1', 'bike', { from: 20_000_000, to: 18_000_000 }) // => 'u1_bike@18000000'
 */
export const alertMatchId = (userId: string, listingId: string, drop?: PriceDrop): string =>
  `${userId}_${listingId}${drop ? `@${drop.to}` : ''}`;
