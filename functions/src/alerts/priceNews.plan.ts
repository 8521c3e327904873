import { leastDrop, type PriceDrop } from '../../../src/domain/alerts/alertMatch.ts';
import { day } from '../../../src/domain/time/time.ts';

/** Announced price in đồng, with which the next drop is compared. */
export type ToldPrice = { price: number; at: number };

/** Announced prices older than this are ignored, so that a mistyped price has no lasting effect. */
const remembered = 30 * day;

type PriceNews = {
  /** Null: too small to announce. */
  drop: PriceDrop | null;
  /** New reference price; null: unchanged. */
  told: ToldPrice | null;
};

/**
 * Compares a drop with the last announced price. Small steps add up; a return to an earlier price is no news.
 * @example planPriceNews({ price: 20_000_000, at }, { from: 19_700_000, to: 19_600_000 }, now).drop // => { from: 20_000_000, to: 19_600_000 }
 */
export const planPriceNews = (last: ToldPrice | null, drop: PriceDrop, now: number): PriceNews => {
  const isRecent = last !== null && now - last.at < remembered;
  const from = isRecent ? last.price : drop.from;
  if (drop.to * 100 <= from * (100 - leastDrop))
    return { drop: { from, to: drop.to }, told: { price: drop.to, at: now } };
  return { drop: null, told: isRecent ? null : { price: from, at: now } };
};
