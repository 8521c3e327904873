/** `log`: logarithm of the price, because each year changes the price by a percentage. */
export type LogBike = { year: number; mileage: number; log: number };
/** Change of the log price per newer year (never negative) and per kilometre (never positive). */
export type Slopes = { year: number; mileage: number };

type Weighted = { value: number; weight: number };

/**
 * Weighted median, interpolated; NaN without values.
 * @example weightedMedian([{ value: 1, weight: 1 }, { value: 2, weight: 1 }]) // => 1.5
 */
export const weightedMedian = (values: readonly Weighted[]): number => {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  let last: { value: number; middle: number } | null = null;
  for (const { value, weight } of sorted) {
    const middle = below + weight / 2;
    if (middle >= half) {
      if (!last) return value;
      return last.value + ((half - last.middle) / (middle - last.middle)) * (value - last.value);
    }
    last = { value, middle };
    below += weight;
  }
  return last?.value ?? Number.NaN;
};

/**
 * The slope per kilometre ignores pairs of bikes with a smaller difference, because they are mostly noise.
 */
const leastKilometres = 500;
const minPairs = 3;
/** Year and kilometres are correlated, so their slopes are fitted in turn. A few rounds suffice. */
const rounds = 4;

/** Pairs the bikes of each group. `share`: weight, so that a large group's many pairs don't dominate. */
const pairsOf = (groups: readonly (readonly LogBike[])[]) =>
  groups.flatMap((group) =>
    group.flatMap((a, index) =>
      group.slice(index + 1).map((b) => ({
        year: a.year - b.year,
        mileage: a.mileage - b.mileage,
        log: a.log - b.log,
        share: 1 / group.length,
      })),
    ),
  );

type Pair = ReturnType<typeof pairsOf>[number];
/** Slope in dimension `along`, without the effect of `across`; null for too few pairs. */
const agreedOn = (pairs: readonly Pair[], along: keyof Slopes, across: keyof Slopes, slope: number) =>
  pairs.length < minPairs
    ? null
    : weightedMedian(
        pairs.map((pair) => ({
          value: (pair.log - slope * pair[across]) / pair[along],
          weight: Math.abs(pair[along]) * pair.share,
        })),
      );

/**
 * Theil-Sen slopes over all pairs, weighted by distance and robust against outliers.
 * @param groups bikes of one model each
 */
export const slopesOf = (groups: readonly (readonly LogBike[])[]): Slopes => {
  const pairs = pairsOf(groups);
  const byYear = pairs.filter(({ year }) => year !== 0);
  const byMileage = pairs.filter(({ mileage }) => Math.abs(mileage) >= leastKilometres);
  let [year, mileage] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    year = Math.max(0, agreedOn(byYear, 'year', 'mileage', mileage) ?? year);
    mileage = Math.min(0, agreedOn(byMileage, 'mileage', 'year', year) ?? mileage);
  }
  return { year, mileage };
};
