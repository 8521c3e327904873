import { expect, it } from 'vitest';
import { judgeByGuide, judgeByMedian, layPrices } from './priceContext.ts';

const guide = {
  used: { min: 20, max: 30, average: 25 },
  new: { min: 40, max: 60, average: 50 },
};
const comparables = { median: 70, count: 5, prices: [65, 68, 70, 74, 80], from: 2020, to: 2024, at: 0 };

it('lays everything on one scale, inside the picture and in order', () => {
  const laid = layPrices(10, guide, comparables);
  const points = [
    0,
    laid.price,
    laid.used?.from,
    laid.used?.middle,
    laid.new?.from,
    laid.new?.middle,
    laid.median,
    100,
  ].map(Number);
  expect(points.every((point, place) => place === 0 || point > (points[place - 1] ?? Number.NaN))).toBe(true);
});

it('one figure alone still has a place', () => {
  expect(layPrices(10, null, { ...comparables, median: 10, prices: [10] })).toMatchObject({
    price: 50,
    median: 50,
  });
});

it('every other bike has its place, inside the picture and on the same scale', () => {
  const { others, median } = layPrices(10, guide, comparables);
  expect(others).toHaveLength(5);
  expect(others[2]).toBeCloseTo(Number(median), 0);
  expect(others).toEqual(others.toSorted((a, b) => a - b));
  expect(Math.max(...others)).toBeLessThan(100);
  expect(layPrices(10, guide, null).others).toEqual([]);
});

it.each([
  [19, 'good', 'used', 'below'],
  [25, 'good', 'used', 'within'],
  [45, 'good', 'used', 'above'],
  [45, 'new', 'new', 'within'],
  [25, 'new', 'new', 'below'],
] as const)('%d for a bike in condition %s is, for a %s one, %s', (price, condition, kind, place) => {
  expect(judgeByGuide(price, condition, guide)).toEqual({ kind, place });
});

it.each([
  [100, 'about', 0],
  [102, 'about', 0],
  [97, 'below', 3],
  [80, 'below', 20],
  [125, 'above', 25],
])('%d beside a median of 100 is %s', (price, place, percent) => {
  expect(judgeByMedian(price, 100)).toEqual({ place, percent });
});
