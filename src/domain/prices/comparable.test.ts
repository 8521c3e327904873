import { expect, it } from 'vitest';
import { compareWith, median, placeIn } from './comparable.ts';

it.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 3],
  [[10, 20], 15],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

const bike = { id: 'this', year: 2021 };
const others = (count: number, year = 2021) =>
  Array.from({ length: count }, (_, n) => ({ id: `other-${n}`, year, price: (n + 1) * 1_000_000 }));

it('says what at least five others are offered for, from two years before to two after', () => {
  expect(compareWith(bike, others(5), 9)).toEqual({
    median: 3_000_000,
    count: 5,
    prices: [1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000],
    from: 2019,
    to: 2023,
    at: 9,
  });
  expect(compareWith(bike, others(5, 2019), 9)?.count).toBe(5);
});

it.each([
  ['four others', others(4)],
  ['four others and itself', [...others(4), { ...bike, price: 1 }]],
  ['many that are much older', others(20, 2018)],
])('says nothing with %s', (_, alike) => {
  expect(compareWith(bike, alike, 9)).toBeNull();
});

it.each([
  [5, 'below'],
  [6, 'within'],
  [9, 'within'],
  [10, 'above'],
])('%d lies %s 6 to 9', (price, place) => {
  expect(placeIn(price, { min: 6, max: 9 })).toBe(place);
});
