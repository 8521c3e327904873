import { type Criteria, meets } from '../../domain/alerts/alert.ts';
import type { Card } from '../../domain/listings/card.ts';
import { wholePriced } from '../../domain/prices/batteryTerms.ts';
import type { CatalogueIndex } from '../../domain/search/catalogue.ts';
import { type PackedPart, unpackPart } from '../../domain/search/packedPart.ts';
import { day } from '../../domain/time/time.ts';
import { catalogueIndex, cataloguePart } from '../../paths.ts';

type Get = (address: string) => Promise<Response>;
const span = 30 * day;

const readJson = async <T>(get: Get, address: string): Promise<T> => {
  const response = await get(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
};

/** Bikes of the last 30 days, from the home page's catalogue. */
export const readNewBikes = async (now: number, get: Get = fetch): Promise<Card[]> => {
  const { parts } = await readJson<CatalogueIndex>(get, catalogueIndex);
  const newParts = parts.filter(({ newest }) => newest >= now - span);
  const loaded = await Promise.all(
    newParts.map(({ part, version }) => readJson<PackedPart>(get, cataloguePart(part, version))),
  );
  return loaded.flatMap(unpackPart).filter((card) => card.created_at >= now - span);
};

/**
 * Number of matches, and their median price (of two middle prices, the lower). Null if no price is for a
 * whole bike.
 * @example summarizeMatches(bikes, criteria) // => { count: 7, median: 23_500_000 }
 */
export const summarizeMatches = (
  bikes: readonly Card[],
  criteria: Criteria,
): { count: number; median: number | null } => {
  const matches = bikes.filter((bike) => meets(criteria, bike));
  const prices = wholePriced(matches)
    .map(({ price }) => price)
    .toSorted((a, b) => a - b);
  return { count: matches.length, median: prices[Math.floor((prices.length - 1) / 2)] ?? null };
};
