import type { Card } from '../listings/card.ts';
import type { VerdictKind } from '../listings/verdictKinds.ts';
import type { Time } from '../time/time.schema.ts';
import { fewestComparables } from './comparable.ts';
import type { Estimate, Estimator } from './estimatePrice.ts';
import { unlikelyBelow } from './likelyPrice.ts';

export type PriceVerdict = {
  kind: VerdictKind;
  /** How far the price is from the typical one: -0.08 is eight per cent below. */
  difference: number;
} & Pick<Estimate, 'low' | 'typical' | 'high'> & {
    /** How many bikes it rests on, and their first and last model year. */
    count: number;
    from: number;
    to: number;
  };

/** With the moment at which the market was as it says. */
export type DatedVerdict = PriceVerdict & { at: Time };

/** As many bikes as in all figures of prices here, and of so many people that none of them decides alone. */
const fewestSellers = 3;
/** Nearer to the typical price than this, a price is fair, however alike the others are. */
const leastDifference = 0.04;
const farBelow = 0.25;

/**
 * The verdict on a price by what others say; null where they are too few.
 * @example judgePrice(25_000_000, estimate)?.kind // => 'good'
 */
export const judgePrice = (price: number, estimate: Estimate): PriceVerdict | null => {
  const { low, typical, high, cards, sellers } = estimate;
  if (cards.length < fewestComparables || sellers < fewestSellers) return null;
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

/** Returns whether a price can be compared. That of an electric bike depends on its battery, which may be rented. */
const isComparable = ({ status, fuel, category, price }: Card) =>
  status === 'active' && fuel !== 'electric' && category !== 'electric' && price >= unlikelyBelow;

/** The verdict on the price of a bike that is for sale, by others of its model; null where there is none. */
export const judgeCard = (estimate: Estimator, card: Card): PriceVerdict | null => {
  if (!isComparable(card)) return null;
  const { make, model, year, mileage, facts } = card;
  const ownPapers = facts?.includes('ownPapers') === true ? true : null;
  const found = estimate({ make, model, year, mileage, ownPapers, card }, ['model']);
  return found && judgePrice(card.price, found);
};
