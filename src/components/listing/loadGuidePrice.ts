import { getCollection, getEntry } from 'astro:content';
import type { Published } from '../../domain/listings/listing.schema.ts';
import { guideEntry } from '../../domain/prices/guidePrice.ts';

/** Returns the bike's entry in the brand guides, and the date of its prices; null if there is none. */
export const loadGuidePrice = async (listing: Published) => {
  const spec = guideEntry(
    (await getCollection('models')).map(({ data }) => data),
    listing,
  );
  const market = spec && (await getEntry('brandMarkets', spec.brand));
  return market ? { spec, asOf: market.data.asOf } : null;
};
