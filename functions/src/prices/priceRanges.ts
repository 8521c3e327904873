import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import { readCards } from '../catalogue/readCatalogue.ts';
import type { Site } from '../platform/site.ts';
import { estimatorOf } from './estimatorOf.ts';

export type PriceRange = (
  bike: Pick<Published, 'make' | 'model' | 'year' | 'mileage'>,
) => { low: number; high: number } | null;

/** Estimates price ranges like /bike-value (decision 54). */
export const priceRanges = async (site: Site): Promise<PriceRange> => {
  const estimate = estimatorOf(await readCards(site));
  return ({ make, model, year, mileage }) => estimate({ make, model, year, mileage, ownPapers: null });
};
