import { expect, it } from 'vitest';
import { day } from '../../../src/domain/time/time.ts';
import { planPriceNews, type ToldPrice } from './priceNews.plan.ts';

const now = Date.UTC(2026, 5, 2);
const toldPrice = (price: number, age = day): ToldPrice => ({ price, at: now - age });
const fall = (from: number, to: number) => ({ from, to });
const news = (from: number, to: number) => ({ drop: fall(from, to), told: { price: to, at: now } });
const nothing = { drop: null, told: null };

it.each([
  ['the first fall of 2 %', null, fall(20_000_000, 19_600_000), news(20_000_000, 19_600_000)],
  [
    'a fall of 2 % since the price told',
    toldPrice(20_000_000),
    fall(19_601_000, 19_600_000),
    news(20_000_000, 19_600_000),
  ],
  [
    'a price far below a rise',
    toldPrice(18_000_000),
    fall(20_000_000, 17_000_000),
    news(18_000_000, 17_000_000),
  ],
  [
    'one of 2 % once the price told is a month old',
    toldPrice(2_000_000, 30 * day),
    fall(20_000_000, 18_000_000),
    news(20_000_000, 18_000_000),
  ],
] as const)('%s is news', (_, previous, drop, expected) => {
  expect(planPriceNews(previous, drop, now)).toEqual(expected);
});

it.each([
  ['a đồng less', toldPrice(20_000_000), fall(20_000_000, 19_999_999)],
  ['a little under 2 %', toldPrice(20_000_000), fall(20_000_000, 19_600_001)],
  ['what was told already', toldPrice(18_000_000), fall(20_000_000, 18_000_000)],
  ['up, and down again a đồng lower', toldPrice(18_000_000), fall(20_000_000, 17_999_999)],
] as const)('%s is none', (_, previous, drop) => {
  expect(planPriceNews(previous, drop, now)).toEqual(nothing);
});

it('small steps are held against the price before the first of them', () => {
  const first = planPriceNews(null, fall(20_000_000, 19_800_000), now);
  expect(first).toEqual({ drop: null, told: { price: 20_000_000, at: now } });
  expect(planPriceNews(first.told, fall(19_800_000, 19_600_000), now).drop).toEqual(
    fall(20_000_000, 19_600_000),
  );
});
it('a seller who takes off a đồng a thousand times makes no news', () => {
  let previous: ToldPrice | null = null;
  for (let price = 20_000_000; price > 19_999_000; price -= 1) {
    const plan = planPriceNews(previous, fall(price, price - 1), now);
    expect(plan.drop).toBeNull();
    previous = plan.told ?? previous;
  }
});
