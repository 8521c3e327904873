import type { AlertMatch, PriceDrop } from './alertMatch.schema.ts';

export type { AlertMatch, PriceDrop };

/** A fall by less than so many in a hundred is no news: nobody gets an email for a đồng. */
export const leastDrop = 2;

/**
 * A bike is found once for a person, and each price that it falls to once more. No id of a listing has an @.
 * @example findId('u1', 'bike', { from: 20_000_000, to: 18_000_000 }) // => 'u1_bike@18000000'
 */
export const alertMatchId = (userId: string, listingId: string, drop?: PriceDrop): string =>
  `${userId}_${listingId}${drop ? `@${drop.to}` : ''}`;
