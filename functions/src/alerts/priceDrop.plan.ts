import type { PriceDrop } from '../../../src/domain/alerts/alertMatch.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';

/**
 * Returns the price drop of a bike that stays for sale; null if there is none.
 * @example planPriceDrop(bike, { ...bike, price: bike.price - 1_000_000 }) // => { from: 20_000_000, to: 19_000_000 }
 */
export const planPriceDrop = (before: Listing | null, after: Listing | null): PriceDrop | null =>
  before !== null && after !== null && isForSale(before) && isForSale(after) && after.price < before.price
    ? { from: before.price, to: after.price }
    : null;
