import { expect, it } from 'vitest';
import { isSlip, likelyPrice } from './likelyPrice.ts';

it.each([
  [25, 25_000_000],
  [1, 1_000_000],
  [25_000, 25_000_000],
  [450, 450_000_000],
  [499_999, 499_999_000],
  [500_000, null],
  [25_000_000, null],
  [0, null],
  [Number.NaN, null],
])('%d đồng probably means %s', (price, meant) => {
  expect(Number.isNaN(price) ? null : likelyPrice(price)).toBe(meant);
});

it.each([
  [500, 500_000],
  [50, 50_000],
  [5, 5_000_000],
  [10_000, null],
  [200_000, null],
])('as a change of a price, %d đồng probably means %s', (change, meant) => {
  expect(likelyPrice(change, 10_000)).toBe(meant);
});

it.each([
  ['9 for a bike of 9.8 million', 9, 9_800_000, true],
  ['9,000', 9_000, 9_800_000, true],
  ['9 million', 9_000_000, 9_800_000, false],
  ['half of it, which is low but an offer', 4_900_000, 9_800_000, false],
  ['300,000 for a wreck of 400,000', 300_000, 400_000, false],
])('an offer of %s is a slip: %#', (_, offer, price, slip) => {
  expect(isSlip(offer, price)).toBe(slip);
});
