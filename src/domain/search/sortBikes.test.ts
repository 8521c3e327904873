import { expect, it } from 'vitest';
import { sortByPrice, sortByScore } from './sortBikes.ts';

const prices = Float64Array.from([20, 10, 20, 5, 30]);

it('sorts by price with sold bikes last, and equal prices newest first', () => {
  expect([...sortByPrice(prices, 3, 'cheapest')]).toEqual([1, 0, 2, 3, 4]);
  expect([...sortByPrice(prices, 3, 'dearest')]).toEqual([0, 2, 1, 4, 3]);
});

it('sorts by score with sold bikes last, the newest first among equals, and leaves out what does not fit', () => {
  const scores = [1, 4, 4, null, 9, 0];
  expect([...sortByScore(6, 4, (place) => scores[place] ?? null)]).toEqual([1, 2, 0, 4, 5]);
});

it('sorts nothing', () => {
  expect([...sortByPrice(Float64Array.of(), 0, 'cheapest')]).toEqual([]);
  expect([...sortByScore(0, 0, () => 0)]).toEqual([]);
});
