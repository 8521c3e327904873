import { median } from './comparable.ts';

export const minPlotted = 5;

export type PricedBike = {
  /** đồng */
  price: number;
  year: number;
  /** kilometres */
  mileage: number;
};

export type PlottedBike = PricedBike & { slug: string };

/** Quartiles of prices in đồng. */
export type Spread = { least: number; quarter: number; median: number; threeQuarters: number; most: number };

/** @example spreadOf([1, 2, 3, 4, 5]) // => { least: 1, quarter: 2, median: 3, threeQuarters: 4, most: 5 } */
export const spreadOf = (prices: readonly number[]): Spread | null => {
  if (prices.length < minPlotted) return null;
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

/** Axis that begins and ends at a tick. */
export type Axis = { from: number; to: number; marks: number[] };

const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * Axis that covers `min` to `max`, with about `steps` steps between round numbers.
 * @example axisOver(21, 38, 4) // => { from: 20, to: 40, marks: [20, 25, 30, 35, 40] }
 */
export const axisOver = (min: number, max: number, steps: number, smallest = 1): Axis => {
  const rough = Math.max((max - min) / steps, smallest);
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = power * (roundSteps.find((one) => one * power >= rough) ?? 10);
  // Years are whole.
  const step = Math.ceil(round / smallest) * smallest;
  const from = Math.floor(min / step) * step;
  const count = Math.max(1, Math.ceil((max - from) / step));
  return {
    from,
    to: from + count * step,
    marks: Array.from({ length: count + 1 }, (_, n) => from + n * step),
  };
};

/** Position on a scale: 0 at the start, 1 at the end. */
export const placeOn = ({ from, to }: Axis, value: number): number => (value - from) / (to - from);

/** Outliers are prices more than this many interquartile ranges above the upper quartile. */
const farAbove = 3;

/** Removes and counts high outliers, which would compress the chart. */
export const withoutFar = (prices: readonly number[], { quarter, threeQuarters }: Spread) => {
  const end = threeQuarters + farAbove * Math.max(threeQuarters - quarter, threeQuarters * 0.05);
  return { near: prices.filter((price) => price <= end), far: prices.filter((price) => price > end).length };
};

/** @example countIn([1, 2, 9], { from: 0, to: 10, marks: [] }, 2) // => [2, 1] */
export const countIn = (values: readonly number[], axis: Axis, parts: number): number[] => {
  const counts = Array.from({ length: parts }, () => 0);
  for (const value of values) {
    const part = Math.min(parts - 1, Math.max(0, Math.floor(placeOn(axis, value) * parts)));
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
};

/** Height at x = 0, and slope. */
export type Trend = { slope: number; start: number };

export const minForTrend = 8;
const minPlaces = 3;

/**
 * Theil-Sen line, robust against outliers. Null for fewer than eight points or three distinct x.
 * @example trendOf([...]) // => { slope: 1_000_000, start: -1_995_000_000 }
 */
export const trendOf = (points: readonly { x: number; y: number }[]): Trend | null => {
  if (points.length < minForTrend || new Set(points.map(({ x }) => x)).size < minPlaces) return null;
  const slopes = points.flatMap((a, n) =>
    points.slice(n + 1).flatMap((b) => (a.x === b.x ? [] : [(b.y - a.y) / (b.x - a.x)])),
  );
  const sorted = slopes.toSorted((a, b) => a - b);
  const slope = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { slope, start: median(points.map(({ x, y }) => y - slope * x)) };
};

export type PriceRow = { group: number; count: number; least: number; median: number; most: number };

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
