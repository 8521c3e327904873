import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import type { Card, Row } from '../listings/card.ts';
import { buildEstimator } from './estimatePrice.ts';
import { judgeCard, judgePrice } from './priceVerdict.ts';

const million = 1_000_000;
type Changes = Partial<Card> & Partial<Pick<Row, 'seller'>>;
const common = {
  make: 'Honda',
  category: 'scooter',
  status: 'active',
  cc: 125,
  year: 2021,
  mileage: 20_000,
} as const;
const bike = (id: string, changes: Changes = {}): Card =>
  buildCard({ id, slug: id, model: 'Lead 125', ...common, ...changes });
/** Bikes around 30 million, each from a different seller. */
const many = (model: string, count: number, changes: (n: number) => Changes = () => ({})) =>
  Array.from({ length: count }, (_, n) =>
    bike(`${model} ${n}`, {
      model,
      price: Math.round(30 * million * (1 + ((n % 5) - 2) * 0.03)),
      created_at: n,
      seller: `${model} seller ${n}`,
      ...changes(n),
    }),
  );
const market = many('Vision', 30);
const judge = (price: number, cards: readonly Card[], changes: Changes = {}) => {
  const own = bike('own', { price, seller: 'me', ...changes });
  return judgeCard(buildEstimator([...cards, own]), own);
};
const lead = many('Lead 125', 10);

describe('the verdict on a price', () => {
  it.each([
    [21, 'low'],
    [26, 'good'],
    [30, 'fair'],
    [31, 'fair'],
    [34, 'above'],
    [90, 'above'],
  ])('of %d million, where such bikes cost 30, is %s', (price, kind) => {
    expect(judge(price * million, [...market, ...lead])?.kind).toBe(kind);
  });

  it('says how far the price is from the typical one, and what that rests on', () => {
    const verdict = judge(27 * million, [...market, ...lead]);
    expect(verdict?.difference).toBeCloseTo(-0.1, 1);
    expect(verdict).toMatchObject({ count: 10, from: 2021, to: 2021 });
  });

  it('needs five bikes of the model, of three people', () => {
    expect(judge(26 * million, [...market, ...lead.slice(0, 4)])).toBeNull();
    expect(judge(26 * million, [...market, ...lead.slice(0, 5)])?.kind).toBe('good');
    const ofTwo = many('Lead 125', 9, (n) => ({ seller: `shop ${n % 2}` }));
    expect(judge(26 * million, [...market, ...ofTwo])).toBeNull();
  });

  it('is null for a bike that is sold or electric, or whose price lacks its thousands', () => {
    const cards = [...market, ...lead];
    expect(judge(26 * million, cards, { status: 'sold' })).toBeNull();
    expect(judge(26 * million, cards, { fuel: 'electric' })).toBeNull();
    expect(judge(26, cards)).toBeNull();
  });
});

describe('a seller with invented bikes', () => {
  const fakes = (count: number, price: number, seller: (n: number) => string) =>
    many('Lead 125', count, () => ({})).map((card, n) => ({
      ...card,
      id: `fake ${n}`,
      price: price * million,
      seller: seller(n),
      created_at: 1_000 + n,
    }));

  it('has one voice: twenty dear ones of one account make no other price a good one', () => {
    const dear = fakes(20, 45, () => 'flood');
    expect(judge(30 * million, [...market, ...lead, ...dear])?.kind).toBe('fair');
    const cheap = fakes(20, 18, () => 'flood');
    expect(judge(30 * million, [...market, ...lead, ...cheap])?.kind).toBe('fair');
  });

  it('cannot set the price that their own bike is measured by', () => {
    const own = fakes(20, 45, () => 'me');
    expect(judge(34 * million, [...market, ...lead, ...own])?.kind).toBe('above');
    expect(judge(34 * million, [...market, ...own])).toBeNull();
  });

  it('gets no praise for a price that is too good to be true', () => {
    for (const price of [5, 10, 15, 20])
      expect(judge(price * million, [...market, ...lead])?.kind).toBe('low');
  });
});

it('a price at half the way to the end of the range is the first that is not fair', () => {
  const estimate = {
    ...{ low: 20 * million, typical: 30 * million, high: 40 * million, basis: 'model' as const },
    ...{ cards: lead, sellers: 10, adjusted: [], yearShare: 0, mileageShare: 0, papers: null },
  };
  const kinds = [24.9, 25, 25.1, 34.9, 35].map((price) => judgePrice(price * million, estimate)?.kind);
  expect(kinds).toEqual(['good', 'good', 'fair', 'fair', 'above']);
  expect(judgePrice(19 * million, estimate)?.kind).toBe('low');
});

describe('an electric bike', () => {
  const electric = { make: 'VinFast', fuel: 'electric', category: 'electric', cc: null } as const;
  const feliz = (count: number, price: number, facts: Card['facts'] | undefined, name: string) =>
    many('Feliz S', count, (n) => ({
      ...electric,
      ...(facts && { facts }),
      id: `${name} ${n}`,
      seller: `${name} ${n}`,
      price: Math.round(price * million * (1 + ((n % 5) - 2) * 0.03)),
    }));
  const owned = feliz(20, 22, ['batteryOwned'], 'owned');
  const felizS = { make: 'VinFast', model: 'Feliz S', year: 2021, mileage: 20_000, ownPapers: null };
  const typical = (cards: readonly Card[], battery?: 'owned' | 'rented') =>
    buildEstimator(cards)({ ...felizS, battery })?.typical;

  it('with its battery is never compared with rented or unstated batteries', () => {
    const rented = feliz(40, 9, ['batteryRented'], 'rented');
    const unstated = feliz(40, 9, undefined, 'unstated');
    expect(typical(owned, 'owned')).toBe(22 * million);
    expect(typical([...owned, ...rented, ...unstated], 'owned')).toBe(22 * million);
    expect(typical([...owned, ...rented, ...unstated])).toBe(22 * million);
    expect(typical([...owned, ...rented], 'rented')).toBe(9 * million);
  });

  it('with a rented battery has no estimate where all others are sold with theirs', () => {
    expect(typical(owned, 'rented')).toBeUndefined();
    expect(typical(feliz(20, 22, undefined, 'unstated'), 'owned')).toBeUndefined();
  });
});
