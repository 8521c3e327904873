import {
  type Axis,
  axisOver,
  countIn,
  type PricedBike,
  placeOn,
  type Spread,
  trendOf,
  withoutFar,
} from '../../domain/prices/pricePlot.ts';

/* Horizontal positions are percentages of the width, vertical ones pixels. Stretching the drawing would
   distort its dots. */
const margin = { left: 3, right: 4 };
const round = (value: number) => Math.round(value * 10) / 10;
const across = (axis: Axis, value: number, left = margin.left) =>
  round(left + placeOn(axis, value) * (100 - left - margin.right));

const columns = 40;
const tallest = 10;
const stripHeight = 84;
/** Vertical position of the axis. Leaves room above the dots for the typical price's label. */
export const stripBase = stripHeight + 20;
const dotStep = 8;
const million = 1_000_000;

/** Lays out a strip of prices: a dot for each bike, or bars for many. */
export const layStrip = (prices: readonly number[], spread: Spread) => {
  const { near, far } = withoutFar(prices, spread);
  const axis = axisOver(Math.min(...near), Math.max(...near), 5, million / 2);
  const counts = countIn(near, axis, columns);
  const maxCount = Math.max(...counts);
  const width = (100 - margin.left - margin.right) / columns;
  const middleOf = (column: number) => round(margin.left + (column + 0.5) * width);
  const isDots = maxCount <= tallest;
  return {
    far,
    axis,
    dots: isDots
      ? counts.flatMap((count, column) =>
          Array.from({ length: count }, (_, n) => ({ x: middleOf(column), y: stripBase - 6 - n * dotStep })),
        )
      : [],
    bars: isDots
      ? []
      : counts.flatMap((count, column) => {
          const height = round((count / maxCount) * stripHeight);
          return count === 0
            ? []
            : [
                {
                  x: round(margin.left + column * width),
                  y: round(stripBase - height),
                  width: round(width * 0.85),
                  height,
                },
              ];
        }),
    median: across(axis, spread.median),
    marks: axis.marks.map((value) => ({ value, x: across(axis, value) })),
  };
};

export const scatterHeight = 180;
const top = 10;
const left = 14;
const down = (axis: Axis, value: number) => round(top + (1 - placeOn(axis, value)) * scatterHeight);
export const scatterBase = top + scatterHeight;

export type Against = 'year' | 'mileage';

/** Bike to mark in the plot. `at`: its year or mileage. `low` to `high`: its estimated price in đồng. */
export type Mark = { at: number; low: number; typical: number; high: number };

/** Lays out prices against years or kilometres, with the Theil-Sen line. */
export const layScatter = (bikes: readonly PricedBike[], against: Against, mark?: Mark) => {
  const values = bikes.map((bike) => bike[against]);
  const prices = bikes.map(({ price }) => price);
  const wide = [...values, ...(mark ? [mark.at] : [])];
  const high = [...prices, ...(mark ? [mark.low, mark.high] : [])];
  const xAxis = axisOver(Math.min(...wide), Math.max(...wide), 3, against === 'year' ? 1 : 5_000);
  const yAxis = axisOver(Math.min(...high), Math.max(...high), 4, million / 2);
  const trend = trendOf(bikes.map((bike) => ({ x: bike[against], y: bike.price })));
  const ends = () => {
    if (!trend) return null;
    const within = ([x, y]: [number, number]): [number, number] => {
      const held = Math.min(yAxis.to, Math.max(yAxis.from, y));
      return held === y ? [x, y] : [(held - trend.start) / trend.slope, held];
    };
    const at = (x: number): [number, number] => within([x, trend.start + trend.slope * x]);
    const [a, b] = [at(Math.min(...values)), at(Math.max(...values))];
    const point = ([x, y]: [number, number]) => ({ x: across(xAxis, x, left), y: down(yAxis, y) });
    return { from: point(a), to: point(b) };
  };
  return {
    dots: bikes.map((bike) => ({ x: across(xAxis, bike[against], left), y: down(yAxis, bike.price) })),
    slope: trend?.slope ?? null,
    line: ends(),
    own: mark && {
      x: across(xAxis, mark.at, left),
      low: down(yAxis, mark.low),
      typical: down(yAxis, mark.typical),
      high: down(yAxis, mark.high),
    },
    xMarks: xAxis.marks.map((value) => ({ value, x: across(xAxis, value, left) })),
    yMarks: yAxis.marks.map((value) => ({ value, y: down(yAxis, value) })),
  };
};
