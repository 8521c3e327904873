import { expect, it } from 'vitest';
import { judgeByGuide, layPrices } from './priceContext.ts';

const guide = {
  used: { min: 20, max: 30, average: 25 },
  new: { min: 40, max: 60, average: 50 },
};

it('lays everything on one scale, inside the picture and in order', () => {
  const { price, used, new: unused } = layPrices(10, guide);
  const points = [0, price, used.from, used.middle, unused.from, unused.middle, 100].map(Number);
  expect(points.every((point, index) => index === 0 || point > (points[index - 1] ?? Number.NaN))).toBe(true);
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
