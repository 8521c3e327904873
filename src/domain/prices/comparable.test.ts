import { expect, it } from 'vitest';
import { median, placeIn } from './comparable.ts';

it.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 3],
  [[10, 20], 15],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it.each([
  [5, 'below'],
  [6, 'within'],
  [9, 'within'],
  [10, 'above'],
])('%d lies %s 6 to 9', (price, place) => {
  expect(placeIn(price, { min: 6, max: 9 })).toBe(place);
});
