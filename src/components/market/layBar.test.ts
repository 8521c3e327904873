import { expect, it } from 'vitest';
import { layBar } from './layBar.ts';

const range = { low: 20, typical: 25, high: 30 };

it('the range stands in the middle, with as much room on either side', () => {
  const laid = layBar({ ...range, prices: [20, 30], own: 25 });
  expect(laid.range).toEqual({ from: 30, width: 40 });
  expect(laid).toMatchObject({ typical: 50, own: 50, prices: [30, 70] });
});

it('far prices are not drawn, except one’s own, which is at the end', () => {
  const { prices, own } = layBar({ ...range, prices: [2, 13, 25, 90], own: 90 });
  expect(prices).toEqual([2, 50]);
  expect(own).toBe(99);
  expect(layBar({ ...range, prices: [], own: 1 }).own).toBe(1);
  expect(layBar({ ...range, prices: [] }).own).toBeNull();
});

it('a range without width has room to be seen', () => {
  const { range: laid } = layBar({ low: 100, typical: 100, high: 100, prices: [] });
  expect(laid).toEqual({ from: 50, width: 0 });
});
