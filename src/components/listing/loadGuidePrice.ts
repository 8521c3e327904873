import { getCollection, getEntry } from 'astro:content';
import type { Published } from '../../domain/listings/listing.schema.ts';
import { guideEntry } from '../../domain/prices/guidePrice.ts';

/**
 * Returns the brand guides' specification of a bike, and the date of the prices; null if the guides lack the
 * bike.
 */
export const loadGuidePrice = async (listing: Published) => {
  const spec = guideEntry(
    (await getCollection('models')).map(({ data }) => data),
    listing,
  );
  const market = spec && (await getEntry('brandMarkets', spec.brand));
  return market ? { spec, asOf: market.data.asOf } : null;
};
