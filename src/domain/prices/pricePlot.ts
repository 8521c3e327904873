import { median } from './comparable.ts';

/** Fewer prices say nothing of what is usual. */
export const fewestPlotted = 5;

/** What is drawn of a bike. */
export type PricedBike = {
  /** đồng */
  price: number;
  year: number;
  /** kilometres */
  mileage: number;
};

/** A bike whose dot leads to its page. */
export type PlottedBike = PricedBike & { slug: string };

/** Where prices lie, in đồng: half of them between the quarters. */
export type Spread = { least: number; quarter: number; median: number; threeQuarters: number; most: number };

/** @example spreadOf([1, 2, 3, 4, 5]) // => { least: 1, quarter: 2, median: 3, threeQuarters: 4, most: 5 } */
export const spreadOf = (prices: readonly number[]): Spread | null => {
  if (prices.length < fewestPlotted) return null;
  const sorted = prices.toSorted((a, b) => a - b);
  const half = Math.ceil(sorted.length / 2);
  return {
    least: sorted[0] as number,
    quarter: median(sorted.slice(0, half)),
    median: median(sorted),
    threeQuarters: median(sorted.slice(-half)),
    most: sorted.at(-1) as number,
  };
};

/** A scale with marks at round numbers; its ends are marks. */
export type Axis = { from: number; to: number; marks: number[] };

const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * A scale that has room for two numbers and about so many steps between its marks.
 * @example axisOver(21, 38, 4) // => { from: 20, to: 40, marks: [20, 25, 30, 35, 40] }
 */
export const axisOver = (least: number, most: number, steps: number, smallest = 1): Axis => {
  const rough = Math.max((most - least) / steps, smallest);
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = power * (roundSteps.find((one) => one * power >= rough) ?? 10);
  // Years are whole.
  const step = Math.ceil(round / smallest) * smallest;
  const from = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil((most - from) / step));
  return {
    from,
    to: from + count * step,
    marks: Array.from({ length: count + 1 }, (_, n) => from + n * step),
  };
};

/** Where a value stands on a scale: 0 at its beginning, 1 at its end. */
export const placeOn = ({ from, to }: Axis, value: number): number => (value - from) / (to - from);

/** So many times the middle half's width above it, a price stands apart from all others. */
const farAbove = 3;

/** Prices far above the others, which would press these into a corner: drawn nowhere, but counted. */
export const withoutFar = (prices: readonly number[], { quarter, threeQuarters }: Spread) => {
  const end = threeQuarters + farAbove * Math.max(threeQuarters - quarter, threeQuarters * 0.05);
  return { near: prices.filter((price) => price <= end), far: prices.filter((price) => price > end).length };
};

/** How many values are in each of so many equal parts of a scale. @example countIn([1, 2, 9], { from: 0, to: 10, marks: [] }, 2) // => [2, 1] */
export const countIn = (values: readonly number[], axis: Axis, parts: number): number[] => {
  const counts = Array.from({ length: parts }, () => 0);
  for (const value of values) {
    const part = Math.min(parts - 1, Math.max(0, Math.floor(placeOn(axis, value) * parts)));
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
};

/** A line, by its height where x is 0 and how much it rises with each x. */
export type Trend = { slope: number; start: number };

/** Fewer points, or points in fewer places, make a line that means nothing. */
export const fewestForTrend = 8;
const fewestPlaces = 3;

/**
 * The line that most pairs of points agree with (Theil and Sen): a few odd prices do not turn it, as they would a mean.
 * Null where there are fewer than eight points, or three places.
 * @example trendOf([...]) // => { slope: 1_000_000, start: -1_995_000_000 }
 */
export const trendOf = (points: readonly { x: number; y: number }[]): Trend | null => {
  if (points.length < fewestForTrend || new Set(points.map(({ x }) => x)).size < fewestPlaces) return null;
  const slopes = points.flatMap((a, n) =>
    points.slice(n + 1).flatMap((b) => (a.x === b.x ? [] : [(b.y - a.y) / (b.x - a.x)])),
  );
  const sorted = slopes.toSorted((a, b) => a - b);
  const slope = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { slope, start: median(points.map(({ x, y }) => y - slope * x)) };
};

/** One row of a table: what the values of a group cost. */
export type PriceRow = { group: number; count: number; least: number; median: number; most: number };

/** Prices by a group that each bike belongs to, such as its year; groups in their order. */
export const rowsBy = (bikes: readonly PricedBike[], groupOf: (bike: PricedBike) => number): PriceRow[] =>
  [...Map.groupBy(bikes, groupOf)]
    .toSorted(([a], [b]) => a - b)
    .map(([group, some]) => {
      const prices = some.map(({ price }) => price);
      return {
        group,
        count: some.length,
        least: Math.min(...prices),
        median: median(prices),
        most: Math.max(...prices),
      };
    });
