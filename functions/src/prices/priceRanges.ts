import { isElectricCard } from '../../../src/domain/listings/card.ts';
import { answerTo } from '../../../src/domain/listings/facts.ts';
import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import type { BatteryTerms } from '../../../src/domain/prices/batteryTerms.ts';
import type { Estimator } from '../../../src/domain/prices/estimatePrice.ts';
import { readCards } from '../catalogue/readCatalogue.ts';
import type { Site } from '../platform/site.ts';
import { estimatorOf } from './estimatorOf.ts';

export type PriceRange = (
  bike: Pick<Published, 'make' | 'model' | 'year' | 'mileage' | 'fuel' | 'category' | 'facts'>,
) => { low: number; high: number } | null;

/** Returns price ranges by an estimator; null for an electric bike if its battery's owner is unknown. */
export const rangesBy =
  (estimate: Estimator): PriceRange =>
  ({ make, model, year, mileage, facts, ...kind }) => {
    const bike = { make, model, year, mileage, ownPapers: null };
    if (!isElectricCard(kind)) return estimate(bike);
    const battery = answerTo(facts ?? [], 'pack') as BatteryTerms | null;
    return battery && estimate({ ...bike, battery });
  };

/** Estimates price ranges like /bike-value (decision 54). */
export const priceRanges = async (site: Site): Promise<PriceRange> =>
  rangesBy(estimatorOf(await readCards(site)));
