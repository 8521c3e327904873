import type { Time } from '../time/time.schema.ts';

/** What bikes like this one are offered for here, when there are enough of them to say so. */
export type Comparables = {
  /** đồng */
  median: number;
  count: number;
  /** What each of them costs, in đồng. */
  prices: number[];
  /** First and last model year that count as comparable. */
  from: number;
  to: number;
  /** When it was looked up. */
  at: Time;
};

export const fewestComparables = 5;
/** Model years before and after that are still comparable. */
export const comparableYears = 2;

/** @example median([3, 1, 2]) // => 2 @example median([1, 2]) // => 2 */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : Math.round((low + high) / 2);
};

/** The median of other bikes of the same make and model; null when fewer than five are of about the same year. */
export const compareWith = (
  bike: { id: string; year: number },
  others: readonly { id: string; year: number; price: number }[],
  at: Time,
): Comparables | null => {
  const alike = others.filter(
    ({ id, year }) => id !== bike.id && Math.abs(year - bike.year) <= comparableYears,
  );
  if (alike.length < fewestComparables) return null;
  const prices = alike.map(({ price }) => price);
  return {
    median: median(prices),
    count: alike.length,
    prices,
    from: bike.year - comparableYears,
    to: bike.year + comparableYears,
    at,
  };
};

/** Where a price lies in a range. @example placeIn(5, { min: 6, max: 9 }) // => 'below' */
export const placeIn = (price: number, { min, max }: { min: number; max: number }) => {
  if (price < min) return 'below';
  return price > max ? 'above' : 'within';
};
