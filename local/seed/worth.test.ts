import { describe, expect, it } from 'vitest';
import { seeded } from '../random.ts';
import { models } from './models.ts';
import { conditionOf, mileageOf, priceOf } from './worth.ts';

const wave = models[0];
if (wave?.model !== 'Wave Alpha') throw new Error('the commonest bike of Vietnam is not the first');
const random = seeded('worth');
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const prices = (bike: Partial<Parameters<typeof priceOf>[0]>) =>
  Array.from({ length: 200 }, () =>
    priceOf({ model: wave, age: 5, mileage: 20_000, condition: 'good', ...bike }, random),
  );

describe('what a bike is worth', () => {
  it.each([
    ['with age', { age: 9 }, { age: 2 }],
    ['with the way that it has gone', { mileage: 60_000 }, { mileage: 8_000 }],
    ['with its condition', { condition: 'poor' as const }, { condition: 'excellent' as const }],
  ])('falls %s', (_, less, more) => {
    expect(mean(prices(less))).toBeLessThan(mean(prices(more)));
  });

  it('is near the price new for one that was never ridden', () => {
    const shares = prices({ age: 0, mileage: 20, condition: 'new' }).map((price) => price / 1e6 / wave.price);
    expect(Math.min(...shares)).toBeGreaterThan(0.92);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });
});

describe('condition and mileage', () => {
  it.each([
    ['has', 'new', 0, 'a shop', true],
    ['never has', 'new', 0, 'somebody', false],
    ['never has', 'new', 8, 'a shop', true],
    ['never has', 'excellent', 20, 'somebody', false],
    ['has', 'fair', 25, 'somebody', false],
  ] as const)('%s %s bikes of %i years: %s', (has, condition, age, _, isShop) => {
    const conditions = Array.from({ length: 300 }, () => conditionOf(age, isShop, random));
    expect(conditions.includes(condition)).toBe(has === 'has');
  });

  it('lets older bikes have gone farther', () => {
    const kilometres = (age: number) => mean(Array.from({ length: 200 }, () => mileageOf(wave, age, random)));
    expect(kilometres(1)).toBeLessThan(kilometres(5));
    expect(kilometres(5)).toBeLessThan(kilometres(12));
  });
});
