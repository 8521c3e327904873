import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOver, countIn, placeOn, rowsBy, spreadOf, trendOf, withoutFar } from './pricePlot.ts';

const million = 1_000_000;

describe('where prices lie', () => {
  it('is said from five on', () => {
    expect(spreadOf([1, 2, 3, 4])).toBeNull();
    expect(spreadOf([5, 1, 3, 2, 4])).toEqual({ least: 1, quarter: 2, median: 3, threeQuarters: 4, most: 5 });
    expect(spreadOf([6, 1, 3, 2, 4, 5])).toEqual({
      least: 1,
      quarter: 2,
      median: 4,
      threeQuarters: 5,
      most: 6,
    });
  });

  it('goes up from the least to the most', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 5 }), (prices) => {
        const { least, quarter, median, threeQuarters, most } = spreadOf(prices) ?? expect.fail();
        expect([least, quarter, median, threeQuarters, most]).toEqual(
          [least, quarter, median, threeQuarters, most].toSorted((a, b) => a - b),
        );
        expect([least, most]).toEqual([Math.min(...prices), Math.max(...prices)]);
      }),
    );
  });

  it('leaves far prices out of the picture and counts them', () => {
    const prices = [20, 22, 24, 26, 28, 40, 41, 300].map((price) => price * million);
    const spread = spreadOf(prices) ?? expect.fail();
    expect(spread).toMatchObject({ quarter: 23 * million, threeQuarters: 40.5 * million });
    expect(withoutFar(prices, spread)).toEqual({ near: prices.slice(0, 7), far: 1 });
    const at = { ...spread, quarter: 20, threeQuarters: 30 };
    expect(withoutFar([60, 61], at)).toEqual({ near: [60], far: 1 });
    // If the quartiles are equal, only prices more than 15 % above them are outliers.
    expect(withoutFar([100, 115, 116], { ...spread, quarter: 100, threeQuarters: 100 })).toEqual({
      near: [100, 115],
      far: 1,
    });
  });
});

describe('a scale', () => {
  it.each([
    [21, 38, 4, 1, [20, 25, 30, 35, 40]],
    [0, 100, 4, 1, [0, 25, 50, 75, 100]],
    [20, 20, 4, 1, [20, 21]],
    [2015, 2026, 4, 1, [2015, 2020, 2025, 2030]],
    [2023, 2024, 4, 1, [2023, 2024]],
    [2017, 2026, 4, 1, [2016, 2019, 2022, 2025, 2028]],
    [12_000_000, 13_000_000, 4, 500_000, [12_000_000, 12_500_000, 13_000_000]],
    [1_100, 41_000, 3, 1_000, [0, 20_000, 40_000, 60_000]],
  ])(
    'from %d to %d in about %d steps of at least %d has the marks %j',
    (min, max, steps, smallest, marks) => {
      const axis = axisOver(min, max, steps, smallest);
      expect(axis.marks).toEqual(marks);
      expect([axis.from, axis.to]).toEqual([marks[0], marks.at(-1)]);
    },
  );

  it('has room for both ends, and few marks', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), fc.integer({ min: 2, max: 6 }), (a, b, steps) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const axis = axisOver(min, max, steps);
        expect(axis.from).toBeLessThanOrEqual(min);
        expect(axis.to).toBeGreaterThanOrEqual(max);
        expect(axis.to).toBeGreaterThan(axis.from);
        expect(axis.marks.length).toBeLessThanOrEqual(steps + 3);
      }),
    );
  });

  it('places a value', () => {
    expect(placeOn({ from: 20, to: 40, marks: [] }, 25)).toBe(0.25);
  });

  it('counts what lies in its parts, both ends included', () => {
    const axis = { from: 0, to: 10, marks: [] };
    expect(countIn([0, 1, 4.9, 5, 10], axis, 2)).toEqual([3, 2]);
    expect(countIn([-1, 11], axis, 5)).toEqual([1, 0, 0, 0, 1]);
    expect(countIn([], axis, 3)).toEqual([0, 0, 0]);
  });
});

describe('a trend', () => {
  const line = (count: number) => Array.from({ length: count }, (_, x) => ({ x, y: 5 + 2 * x }));

  it('is the line of the points, and stays so when one of them is odd', () => {
    expect(trendOf(line(8))).toEqual({ slope: 2, start: 5 });
    expect(trendOf([...line(9), { x: 4, y: 900 }])).toEqual({ slope: 2, start: 5 });
    expect(trendOf(line(8).map(({ x, y }) => ({ x, y: -y })))).toEqual({ slope: -2, start: -5 });
  });

  it('is drawn from eight points in three places on', () => {
    expect(trendOf(line(7))).toBeNull();
    const places = (count: number) => Array.from({ length: 9 }, (_, n) => ({ x: n % count, y: n % count }));
    expect(trendOf(places(2))).toBeNull();
    expect(trendOf(places(3))).toEqual({ slope: 1, start: 0 });
  });
});

it('a table has a row for each group, in order, with least, typical and most', () => {
  const bike = (year: number, price: number) => ({ year, price, mileage: 0 });
  expect(
    rowsBy([bike(2024, 30), bike(2020, 20), bike(2024, 34), bike(2024, 31)], ({ year }) => year),
  ).toEqual([
    { group: 2020, count: 1, least: 20, median: 20, most: 20 },
    { group: 2024, count: 3, least: 30, median: 31, most: 34 },
  ]);
});
