import { leastDrop, type PriceDrop } from '../../../src/domain/alerts/alertMatch.ts';
import { day } from '../../../src/domain/time/time.ts';

/** The price of a bike that falls are held against, in đồng, and since when. */
export type ToldPrice = { price: number; at: number };

/** After this long a price is held against what the bike cost just before, so that a slip of the pen ends. */
const remembered = 30 * day;

type PriceNews = {
  /** What to tell those who like the bike; null where the fall is too small. */
  drop: PriceDrop | null;
  /** What the next fall is held against; null where that stays as it is. */
  told: ToldPrice | null;
};

/**
 * What a fall is worth beside the price that was told last: small steps count together, and a price that goes
 * up and comes down again is no news.
 * @example planPriceNews({ price: 20_000_000, at }, { from: 19_700_000, to: 19_600_000 }, now).drop // => { from: 20_000_000, to: 19_600_000 }
 */
export const planPriceNews = (told: ToldPrice | null, drop: PriceDrop, now: number): PriceNews => {
  const known = told !== null && now - told.at < remembered;
  const from = known ? told.price : drop.from;
  if (drop.to * 100 <= from * (100 - leastDrop))
    return { drop: { from, to: drop.to }, told: { price: drop.to, at: now } };
  return { drop: null, told: known ? null : { price: from, at: now } };
};
