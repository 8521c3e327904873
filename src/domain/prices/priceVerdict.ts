import { type Card, isElectricCard } from '../listings/card.ts';
import type { VerdictKind } from '../listings/verdictKinds.ts';
import type { Time } from '../time/time.schema.ts';
import { minComparables } from './comparable.ts';
import type { Estimate, Estimator } from './estimatePrice.ts';
import { unlikelyBelow } from './likelyPrice.ts';

export type PriceVerdict = {
  kind: VerdictKind;
  /** Share of the typical price: -0.08 is 8 % below. */
  difference: number;
} & Pick<Estimate, 'low' | 'typical' | 'high'> & {
    /** Number of compared bikes. `from`, `to`: their first and last year. */
    count: number;
    from: number;
    to: number;
  };

/** Verdict, with the time of the market data behind it. */
export type DatedVerdict = PriceVerdict & { at: Time };

/** With fewer sellers, a single one would decide the typical price. */
const minSellers = 3;
/** Smaller differences from the typical price are always fair. */
const leastDifference = 0.04;
const farBelow = 0.25;

/**
 * Rates a price by an estimate; null for too few bikes.
 * @example judgePrice(25_000_000, estimate)?.kind // => 'good'
 */
export const judgePrice = (price: number, estimate: Estimate): PriceVerdict | null => {
  const { low, typical, high, cards, sellers } = estimate;
  if (cards.length < minComparables || sellers < minSellers) return null;
  const kind = (): VerdictKind => {
    if (price < Math.min(low, typical * (1 - farBelow))) return 'low';
    if (price <= Math.min((low + typical) / 2, typical * (1 - leastDifference))) return 'good';
    return price < Math.max((typical + high) / 2, typical * (1 + leastDifference)) ? 'fair' : 'above';
  };
  const years = cards.map(({ year }) => year);
  return {
    kind: kind(),
    difference: price / typical - 1,
    low,
    typical,
    high,
    count: cards.length,
    from: Math.min(...years),
    to: Math.max(...years),
  };
};

/** An electric bike's price depends on its battery, which may be rented. */
const isComparable = (card: Card) =>
  card.status === 'active' && !isElectricCard(card) && card.price >= unlikelyBelow;

/** Rates a bike's price by others of its model, or null. */
export const judgeCard = (estimate: Estimator, card: Card): PriceVerdict | null => {
  if (!isComparable(card)) return null;
  const { make, model, year, mileage, facts } = card;
  const ownPapers = facts?.includes('ownPapers') === true ? true : null;
  const result = estimate({ make, model, year, mileage, ownPapers, card }, ['model']);
  return result && judgePrice(card.price, result);
};
