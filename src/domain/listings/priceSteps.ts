import { day as dayMs, vietnameseMoment } from '../time/time.ts';

/** Price at the end of a day in Vietnam. `low`: a lower price asked earlier on that day. */
export type PriceStep = { day: string; price: number; low?: number | undefined };
export type Reduction = { from: number; until: number };

/** Limit of stored days; the oldest are deleted. */
export const maxSteps = 40;
/** Days for which a bike is marked as reduced. Price cuts within this time add up. */
export const reducedDays = 14;
/** In a listing's first days, only the lowest price counts: higher ones may be bait, or mistyped. */
const settlingDays = 3;
/** Reductions count from `smallestCut` to `largestCut` percent: larger ones correct mistyped prices. */
const smallestCut = 2;
const largestCut = 50;

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const lowestOf = ({ price, low }: PriceStep): number => low ?? price;

export const lacksPrice = (steps: readonly PriceStep[] | undefined, price: number): boolean =>
  steps?.at(-1)?.price !== price;

/**
 * Adds a price to a listing's history, with one step a day.
 * @example withPrice([{ day: '2026-11-01', price: 20 }], '2026-11-05', 18) // => [{ day: '2026-11-01', price: 20 }, { day: '2026-11-05', price: 18 }]
 */
export const withPrice = (steps: readonly PriceStep[], day: string, price: number): PriceStep[] => {
  const last = steps.at(-1);
  // Events may arrive late, after an event of a later day.
  const date = last && last.day > day ? last.day : day;
  const earlier = steps.filter((step) => step.day < date);
  const low = last?.day === date ? Math.min(lowestOf(last), price) : price;
  const isReturn = earlier.at(-1)?.price === price && low === price;
  const step = { day: date, price, ...(low < price && { low }) };
  return (isReturn ? earlier : [...earlier, step]).slice(-maxSteps);
};

/** @example percentOff(20_000_000, 18_000_000) // => 10 */
export const percentOff = (from: number, price: number): number => Math.floor(((from - price) * 100) / from);

/**
 * Returns the lowest earlier price and the reduction's end, or null. Raising a price first creates no
 * reduction; raising it later prolongs none.
 * @param elsewhere prices that the seller asked for the same bike in other listings
 */
export const reductionOf = (
  steps: readonly PriceStep[],
  elsewhere: readonly number[] = [],
): Reduction | null => {
  const [first, last] = [steps[0], steps.at(-1)];
  const reached = last && steps.find((step) => lowestOf(step) <= last.price);
  if (!first || !reached) return null;
  const windowStart = addDays(reached.day, 1 - reducedDays);
  const settled = addDays(first.day, settlingDays);
  const earlier = steps.filter(({ day }) => day < windowStart || day < settled).map(lowestOf);
  const from = Math.min(...earlier, ...elsewhere);
  const percent = percentOff(from, last.price);
  if (percent < smallestCut || percent > largestCut) return null;
  return { from, until: vietnameseMoment(addDays(reached.day, reducedDays), '00:00') };
};

type Bike = {
  status: string;
  price: number | null;
  reduced_from?: number | null | undefined;
  reduced_until?: number | null | undefined;
};

/**
 * Returns the reduction in percent and its end, possibly past. Null unless the bike is for sale and reduced.
 */
export const reducedBy = ({ status, price, reduced_from, reduced_until }: Bike) => {
  if (status !== 'active' || price === null || !reduced_from || !reduced_until) return null;
  const percent = percentOff(reduced_from, price);
  return percent < smallestCut ? null : { percent, until: reduced_until };
};

/** Omits steps that repeat the previous price. */
export const shownSteps = (steps: readonly PriceStep[] = []): PriceStep[] =>
  steps.filter(({ price }, index) => price !== steps[index - 1]?.price);
