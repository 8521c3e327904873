import { cardOf } from '../../src/domain/listings/card.ts';
import { isListed } from '../../src/domain/listings/listing.ts';
import { slugify } from '../../src/domain/listings/slug.ts';
import { buildMarket } from '../../src/domain/market/market.ts';
import type { PriceHistory } from '../../src/domain/prices/priceHistory.schema.ts';
import { withWeek } from '../../src/domain/prices/priceHistory.ts';
import { day } from '../../src/domain/time/time.ts';
import type { SeedDocument } from './buildConversations.ts';
import type { SeedListing } from './buildListings.ts';

/** The age of the oldest demo listing. */
const weeks = 9;

/** The market at a moment by today's listings; a since sold bike was for sale. */
const marketAt = (listings: readonly SeedListing[], moment: number) =>
  buildMarket(
    listings.flatMap(({ id, listing }) => {
      if (!isListed(listing) || listing.created_at > moment) return [];
      if (listing.status === 'sold' && listing.updated_at <= moment) return [];
      return [{ ...cardOf({ ...listing, id }), status: 'active' as const }];
    }),
  );

/** Builds the price history that weekly runs of `recordPrices` would have written. */
export const buildPriceHistory = (listings: readonly SeedListing[], today: number): SeedDocument[] => {
  const makes = new Map<string, PriceHistory>();
  for (let ago = weeks; ago >= 0; ago -= 1) {
    const moment = today - ago * 7 * day;
    const market = marketAt(listings, moment);
    const models = market.listed.filter(({ model, place }) => model !== null && place === null);
    for (const [make, some] of Map.groupBy(models, (landing) => slugify(landing.make ?? ''))) {
      const prices = new Map(
        some.map((landing) => [landing.model ?? '', market.bikesOf(landing).map(({ price }) => price)]),
      );
      makes.set(make, withWeek(makes.get(make) ?? { models: {} }, prices, moment));
    }
  }
  return [...makes].map(([make, data]) => ({ path: `price_history/${make}`, data }));
};
