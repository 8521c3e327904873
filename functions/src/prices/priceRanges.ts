import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import { knownCards } from '../catalogue/knownCards.ts';
import type { Site } from '../platform/site.ts';
import { estimatorOf } from './estimatorOf.ts';

export type PriceRange = (
  bike: Pick<Published, 'make' | 'model' | 'year' | 'mileage'>,
) => { low: number; high: number } | null;

/** Returns price ranges as /bike-value shows them (decision 54), from files, without database reads. */
export const priceRanges = async (site: Site): Promise<PriceRange> => {
  const cards = await knownCards(site);
  if (!cards) return () => null;
  const estimate = estimatorOf(cards);
  return ({ make, model, year, mileage }) => estimate({ make, model, year, mileage, ownPapers: null });
};
