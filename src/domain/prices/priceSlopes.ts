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
    if (byYear.length >= fewestPairs)
      year = weightedMedian(
        byYear.map((pair) => ({
          value: (pair.log - mileage * pair.mileage) / pair.year,
          weight: Math.abs(pair.year) * pair.share,
        })),
      );
    year = Math.max(0, year);
    if (byMileage.length >= fewestPairs)
      mileage = weightedMedian(
        byMileage.map((pair) => ({
          value: (pair.log - year * pair.year) / pair.mileage,
          weight: Math.abs(pair.mileage) * pair.share,
        })),
      );
    mileage = Math.min(0, mileage);
  }
  return { year, mileage };
};
