import { expect, it } from 'vitest';
import { barOf, priceBars, priceStops, stopOf } from './priceScale.ts';

const million = 1_000_000;

it('spends half of the travel on prices below 40 million', () => {
  expect(priceStops[0]).toBe(0);
  expect(priceStops.at(-1)).toBe(600 * million);
  expect(stopOf(40 * million)).toBe((priceStops.length - 1) / 2);
  expect(priceStops).toEqual([...priceStops].sort((a, b) => a - b));
  expect(priceStops).toContain(12_500_000);
});

it.each([
  [0, 0],
  [12 * million, 12 * million],
  [12_100_000, 12 * million],
  [12_400_000, 12_500_000],
  [599 * million, 600 * million],
  [900 * million, 600 * million],
])('%i stands at %i', (price, stop) => expect(priceStops[stopOf(price)]).toBe(stop));

it('counts each price in the bar above its stops', () => {
  expect(priceBars).toBe(20);
  expect(
    [0, 3_900_000, 4 * million, 39 * million, 40 * million, 600 * million, 900 * million].map(barOf),
  ).toEqual([0, 0, 1, 9, 10, 19, 19]);
});
