import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { slugify } from '../../../src/domain/listings/slug.ts';
import type { Landing } from '../../../src/domain/market/landing.ts';
import type { Market } from '../../../src/domain/market/market.ts';
import type { Make } from '../../../src/domain/models/makes.ts';
import { wholePriced } from '../../../src/domain/prices/batteryTerms.ts';
import { PriceHistory } from '../../../src/domain/prices/priceHistory.schema.ts';
import { type WeekPrice, weeksOf } from '../../../src/domain/prices/priceHistory.ts';

export const historyReference = (documents: Firestore, make: Make): DocumentReference =>
  documents.collection('price_history').doc(slugify(make));

/** Parses a make's history; empty if missing or malformed. */
export const parseHistory = (data: unknown): PriceHistory => {
  const parsed = PriceHistory.safeParse(data);
  return parsed.success ? parsed.data : { models: {} };
};

/** Returns the prices in đồng of bikes for sale, keyed by make and then by the model's slug. */
export const pricesByMake = (market: Market): Map<Make, Map<string, number[]>> => {
  const makes = new Map<Make, Map<string, number[]>>();
  for (const landing of market.listed) {
    const { make, model, place } = landing;
    if (make === null || model === null || place !== null) continue;
    const models = makes.get(make) ?? new Map<string, number[]>();
    makes.set(
      make,
      models.set(
        model,
        wholePriced(market.bikesOf(landing)).map(({ price }) => price),
      ),
    );
  }
  return makes;
};

/** Returns a model's weekly prices. Empty for pages of one place, and after a failure. */
export const readWeeks = async (
  documents: Firestore,
  { make, model, place }: Landing,
): Promise<WeekPrice[]> => {
  if (make === null || model === null || place !== null) return [];
  try {
    return weeksOf(parseHistory((await historyReference(documents, make).get()).data()), model);
  } catch (failure) {
    logger.warn('a page goes without the prices of earlier weeks', { make, failure: String(failure) });
    return [];
  }
};
