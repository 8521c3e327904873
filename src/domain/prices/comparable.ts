/** Fewest bikes for a price range. */
export const minComparables = 5;

/** @example median([3, 1, 2]) // => 2 @example median([1, 2]) // => 2 */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : Math.round((low + high) / 2);
};

/** @example placeIn(5, { min: 6, max: 9 }) // => 'below' */
export const placeIn = (price: number, { min, max }: { min: number; max: number }) => {
  if (price < min) return 'below';
  return price > max ? 'above' : 'within';
};
