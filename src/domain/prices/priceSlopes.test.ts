import { expect, it } from 'vitest';
import { slopesOf, weightedMedian } from './priceSlopes.ts';

it.each([
  [[[5, 1]], 5],
  [
    [
      [1, 1],
      [3, 1],
    ],
    2,
  ],
  [
    [
      [9, 1],
      [1, 8],
      [2, 1],
    ],
    1.2,
  ],
])('half of the weight of %j lies below %d', (pairs, middle) => {
  expect(weightedMedian(pairs.map(([value = 0, weight = 0]) => ({ value, weight })))).toBeCloseTo(middle, 1);
});

it('is not known of nothing', () => {
  expect(weightedMedian([])).toBeNaN();
});

/** Builds bikes whose log price depends exactly linearly on year and kilometres. */
const model = (count: number, base: number) =>
  Array.from({ length: count }, (_, n) => {
    const [year, mileage] = [2015 + n, ((n * 7) % 5) * 9_000];
    return { year, mileage, log: base + 0.06 * (year - 2020) - 0.000_002 * mileage };
  });

it('finds what a year and a kilometre change, within models of different prices', () => {
  const slopes = slopesOf([model(9, 17), model(8, 18.5)]);
  expect(slopes.year).toBeCloseTo(0.06, 4);
  expect(slopes.mileage * 10_000).toBeCloseTo(-0.02, 3);
});

it('is not turned by an odd price', () => {
  const [odd, ...others] = model(11, 17);
  const slopes = slopesOf([[{ ...odd, year: 2015, mileage: 0, log: 21 }, ...others]]);
  expect(slopes.year).toBeGreaterThan(0.04);
  expect(slopes.year).toBeLessThan(0.08);
});

it('never says that an older bike or one that has gone farther is dearer, and of too few nothing', () => {
  const upside = model(9, 17).map((bike) => ({ ...bike, log: -bike.log }));
  expect(slopesOf([upside]).year).toBe(0);
  const farther = model(9, 17).map((bike) => ({ ...bike, log: bike.log + 0.000_004 * bike.mileage }));
  expect(slopesOf([farther]).mileage).toBe(0);
  expect(slopesOf([model(2, 17)])).toEqual({ year: 0, mileage: 0 });
});
