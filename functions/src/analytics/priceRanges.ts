import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import { buildEstimator } from '../../../src/domain/prices/estimatePrice.ts';
import { knownCards } from '../catalogue/knownCards.ts';
import { onceFor } from '../platform/onceFor.ts';
import type { Site } from '../platform/site.ts';

/** What is learnt of prices, once for each state of the catalogue. */
const estimatorOf = onceFor(buildEstimator);

export type PriceRange = (
  bike: Pick<Published, 'make' | 'model' | 'year' | 'mileage'>,
) => { low: number; high: number } | null;

/** What bikes like a listing are offered for, as /bike-value says it (decision 54), from files and without a read of the database. */
export const priceRanges = async (site: Site): Promise<PriceRange> => {
  const cards = await knownCards(site);
  if (!cards) return () => null;
  const estimate = estimatorOf(cards);
  return ({ make, model, year, mileage }) => estimate({ make, model, year, mileage, ownPapers: null });
};
