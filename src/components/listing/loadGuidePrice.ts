import { getCollection, getEntry } from 'astro:content';
import type { Published } from '../../domain/listings/listing.schema.ts';
import { guideEntry } from '../../domain/prices/guidePrice.ts';

/** What the brand guides say that a bike like this costs, and as of when; null when they do not know it. */
export const loadGuidePrice = async (listing: Published) => {
  const spec = guideEntry(
    (await getCollection('models')).map(({ data }) => data),
    listing,
  );
  const market = spec && (await getEntry('brandMarkets', spec.brand));
  return market ? { spec, asOf: market.data.asOf } : null;
};
