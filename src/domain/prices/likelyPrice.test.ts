import { expect, it } from 'vitest';
import { likelyPrice } from './likelyPrice.ts';

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
