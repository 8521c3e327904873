/**
 * The orders of the list. A bike is its place in the index, where those for sale stand first, then the newest;
 * `firstSold` is the place from which on they are sold.
 */

/** By price; equal prices stay newest first. */
export const sortByPrice = (
  prices: Float64Array,
  firstSold: number,
  order: 'cheapest' | 'dearest',
): Int32Array => {
  const isSold = (place: number) => Number(place >= firstSold);
  return Int32Array.from(prices.keys()).sort((a, b) => {
    const difference = (prices[a] ?? 0) - (prices[b] ?? 0);
    return isSold(a) - isSold(b) || (order === 'cheapest' ? difference : -difference) || a - b;
  });
};

/**
 * By how well they fit a search, the best first.
 * @param scoreOf a whole number from 0, or null for a bike that is left out
 */
export const sortByScore = (
  size: number,
  firstSold: number,
  scoreOf: (place: number) => number | null,
): Int32Array => {
  const between = (start: number, end: number) => {
    const byScore: number[][] = [];
    for (let place = start; place < end; place += 1) {
      const score = scoreOf(place);
      if (score === null) continue;
      byScore[score] ??= [];
      byScore[score].push(place);
    }
    return byScore.reverse().flatMap((some) => some ?? []);
  };
  return Int32Array.from([...between(0, firstSold), ...between(firstSold, size)]);
};
