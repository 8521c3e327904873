/** A bike as prices are compared: by the logarithm of its price, since a year takes a share of it, not an amount. */
export type LogBike = { year: number; mileage: number; log: number };
/** By how much the logarithm of a price rises with each year that a bike is newer, and falls with each kilometre. */
export type Slopes = { year: number; mileage: number };

type Weighted = { value: number; weight: number };

/**
 * The value with half of the weight below it and half above, between the two nearest to that; NaN of none.
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

/** What differs by less says more of chance than of the way that a bike has gone. */
const leastKilometres = 500;
const fewestPairs = 3;
/** Year and kilometres go together; looking at each without the other's part settles within a few rounds. */
const rounds = 4;

/** Pairs of bikes, each with how much they differ; bikes of many pairs have no more to say than others. */
const pairsOf = (groups: readonly (readonly LogBike[])[]) =>
  groups.flatMap((group) =>
    group.flatMap((a, place) =>
      group.slice(place + 1).map((b) => ({
        year: a.year - b.year,
        mileage: a.mileage - b.mileage,
        log: a.log - b.log,
        share: 1 / group.length,
      })),
    ),
  );

type Pair = ReturnType<typeof pairsOf>[number];
/** What the pairs agree on along one of the two, once the part of the other is taken off; null of too few. */
const agreedOn = (pairs: readonly Pair[], along: keyof Slopes, across: keyof Slopes, slope: number) =>
  pairs.length < fewestPairs
    ? null
    : weightedMedian(
        pairs.map((pair) => ({
          value: (pair.log - slope * pair[across]) / pair[along],
          weight: Math.abs(pair[along]) * pair.share,
        })),
      );

/**
 * What most pairs of bikes of one model agree on (Theil and Sen, each pair as much as it differs): one odd price does not turn it.
 * A newer bike is never cheaper by this, and one that has gone farther never dearer.
 * @param groups bikes of one model each; only within a model are they compared
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
