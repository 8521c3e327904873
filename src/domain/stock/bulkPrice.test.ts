import { expect, it } from 'vitest';
import { bulkPrice } from './bulkPrice.ts';

it.each([
  [28_550_000, 'lower', 5, 'percent', 27_100_000],
  [28_500_000, 'lower', 500_000, 'dong', 28_000_000],
  [28_500_000, 'raise', 10, 'percent', 31_400_000],
  [28_550_000, 'raise', 20_000, 'dong', 28_600_000],
  [28_500_000, 'raise', 20_000, 'dong', null],
  [28_500_000, 'lower', 100, 'percent', null],
  [500_000, 'lower', 900_000, 'dong', null],
  [100_000_000_000, 'raise', 1, 'percent', null],
] as const)('%d, %s by %d %s, is %s', (price, direction, amount, unit, changed) =>
  expect(bulkPrice(price, { direction, amount, unit })).toBe(changed),
);
