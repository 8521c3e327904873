/**
 * Sorts by price, equal prices newest first.
 * @param prices by bike: bikes for sale before sold bikes, each newest first
 * @param firstSold index of the first sold bike
 */
export const sortByPrice = (
  prices: Float64Array,
  firstSold: number,
  order: 'cheapest' | 'dearest',
): Int32Array => {
  const isSold = (index: number) => Number(index >= firstSold);
  return Int32Array.from(prices.keys()).sort((a, b) => {
    const difference = (prices[a] ?? 0) - (prices[b] ?? 0);
    return isSold(a) - isSold(b) || (order === 'cheapest' ? difference : -difference) || a - b;
  });
};

/**
 * Sorts by score, highest first, sold bikes last; equal scores newest first.
 * @param size number of bikes
 * @param firstSold index of the first sold bike
 * @param scoreOf a whole number from 0; null omits the bike
 */
export const sortByScore = (
  size: number,
  firstSold: number,
  scoreOf: (index: number) => number | null,
): Int32Array => {
  const between = (start: number, end: number) => {
    const byScore: number[][] = [];
    for (let index = start; index < end; index += 1) {
      const score = scoreOf(index);
      if (score === null) continue;
      byScore[score] ??= [];
      byScore[score].push(index);
    }
    return byScore.reverse().flatMap((some) => some ?? []);
  };
  return Int32Array.from([...between(0, firstSold), ...between(firstSold, size)]);
};
