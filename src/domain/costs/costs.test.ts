import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type CostQuestion, costFigures, costsOf, type Figures, priceAfter } from './costs.ts';

const figures: Figures = Object.fromEntries(
  costFigures.map((name) => {
    const { from, to = from } = parse(readFileSync(`src/content/figures/${name}.yaml`, 'utf8'));
    return [name, { from, to }];
  }),
);
const question: CostQuestion = {
  price: 20_000_000,
  newPrice: null,
  year: 2021,
  thisYear: 2026,
  register: 'elsewhere',
  before: 'elsewhere',
  isSmall: false,
};
/**
 * Decree 10/2022/NĐ-CP, Article 8: 1%, but 5% for a bike that moves from a province to a city. Value by age:
 * Circular 13/2022/TT-BTC.
 */
const fees: [string, Partial<CostQuestion>, from: number, to: number][] = [
  ['a province, without a new price: 1% of 20 million', {}, 200_000, 200_000],
  ['from a city to a province: 1%', { before: 'city' }, 200_000, 200_000],
  ['from a city to a city: 1%', { register: 'city', before: 'city' }, 200_000, 200_000],
  ['from a province to a city: 5%', { register: 'city' }, 1_000_000, 1_000_000],
  ['to a city from nobody knows where', { register: 'city', before: null }, 200_000, 1_000_000],
  ['of this year: 1% of 90% of 40 million', { newPrice: 40_000_000, year: 2026 }, 360_000, 360_000],
  ['one year old: the same', { newPrice: 40_000_000, year: 2025 }, 360_000, 360_000],
  ['three years old: 70%', { newPrice: 40_000_000, year: 2023 }, 280_000, 280_000],
  ['five years old: 50%', { newPrice: 40_000_000 }, 200_000, 200_000],
  ['ten years old: 30%', { newPrice: 40_000_000, year: 2016 }, 120_000, 120_000],
  ['eleven years old: 20%', { newPrice: 40_000_000, year: 2015 }, 80_000, 80_000],
  ['five years old, to a city: 5% of 50%', { newPrice: 41_500_000, register: 'city' }, 1_037_500, 1_037_500],
];

describe('the registration fee of a used bike', () => {
  it.each(fees)('%s', (_, changes, from, to) =>
    expect(costsOf(figures, { ...question, ...changes }).transfer).toEqual({ from, to }),
  );
});

it('the total adds each row, at its lowest and its highest', () => {
  // 20,000,000 + 200,000 + 100,000 + 50,000 + 66,000 + 100,000 to 200,000 + 500,000
  expect(costsOf(figures, question).total).toEqual({ from: 21_016_000, to: 21_116_000 });
  // 60,500 instead of 66,000: Decree 67/2023/NĐ-CP
  expect(costsOf(figures, { ...question, isSmall: true }).total.from).toBe(21_010_500);
});

it.each([
  [20_000_000, 18_000_000, 12, 18_000_000],
  [20_000_000, 18_000_000, 6, 19_000_000],
  [20_000_000, 18_000_000, 1, 19_800_000],
  [20_000_000, 21_000_000, 12, 20_000_000],
])('a bike of %i, of %i a year older, is worth in %i months %i', (now, older, months, later) =>
  expect(priceAfter(now, older, months)).toBe(later),
);
