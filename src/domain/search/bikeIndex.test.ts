import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilters, anyListings, cardsOf } from '../../../tests/fixtures/anyFilters.ts';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { idsOf, index } from '../../../tests/fixtures/indexBikes.ts';
import { type Card, forSaleFirst } from '../listings/card.ts';
import { factFilters } from '../listings/factFilters.ts';
import { sellerKindOf } from '../listings/sellerKind.ts';
import { everything } from '../market/landing.ts';
import { buildMarket } from '../market/market.ts';
import { familiesOf } from '../models/modelFamily.ts';
import { barOf, priceBars } from '../money/priceScale.ts';
import { locations } from '../places/locations.ts';
import { accepts } from './acceptBike.ts';
import { choices, choose, type Filters, filedUnder, noFilters } from './bikeFilter.ts';

const plainly = (cards: readonly Card[], filters: Filters) => {
  const passing = cards.filter((card) => accepts(filters, card)).toSorted(forSaleFirst);
  const inOrder = (status: Card['status']) => {
    const some = passing.filter((card) => card.status === status);
    if (filters.sort === 'cheapest') some.sort((a, b) => a.price - b.price);
    if (filters.sort === 'dearest') some.sort((a, b) => b.price - a.price);
    return some;
  };
  return { forSale: inOrder('active'), sold: inOrder('sold') };
};
const countPlainly = (cards: readonly Card[], filters: Filters) => plainly(cards, filters).forSale.length;

const namesOf = ({ model }: Card) => familiesOf(model).map(({ name }) => name);

describe('the index of bikes', () => {
  it('[S2.41 S4.11] finds what the filters accept, in their order, and counts it exactly', () => {
    fc.assert(
      fc.property(anyListings, anyFilters, (listings, filters) => {
        const cards = cardsOf(listings);
        const bikes = index(cards);
        const { indices, active, sold } = bikes.find(filters);
        const expected = plainly(cards, filters);
        const shown = [...expected.forSale, ...(filters.forSaleOnly ? [] : expected.sold)];
        expect([...indices].map((bike) => bikes.cards[bike]?.id)).toEqual(shown.map(({ id }) => id));
        expect([active, sold]).toEqual([expected.forSale.length, expected.sold.length]);
      }),
    );
  });

  it('groups models of a make by family, in the spelling of the filter, else of most bikes', () => {
    const models = ['airblade 125', 'Air Blade', 'rebel300', 'Rebel 300', 'Rebel 300', 'call 0903 123 456'];
    const cards = models.map((model, n) => buildCard({ id: `${n}`, make: 'Honda', model }));
    const bikes = index([...cards, buildCard({ id: 'other', make: 'SYM', model: 'Attila' })]);
    const count = (filters: Partial<Filters>) => bikes.facets({ ...noFilters, ...filters }).models;
    expect(count({})).toEqual({});
    expect(count({ make: 'Honda' })).toEqual({ 'Air Blade': 2, 'Rebel 300': 3 });
    expect(count({ make: 'Honda', models: ['rebel300', 'Unknown'] })).toEqual({
      'Air Blade': 2,
      rebel300: 3,
    });
    expect(idsOf(bikes, { make: 'Honda', models: ['rebel300', 'Unknown'] })).toHaveLength(3);
    expect(idsOf(bikes, { make: 'Honda', models: ['Unknown'] })).toEqual([]);
  });

  it('finds by words the bikes of a chosen model, too', () => {
    const cards = ['Wave Alpha', 'wave-rsx', 'Vision'].map((model, n) =>
      buildCard({ id: `${n}`, make: 'Honda', model }),
    );
    const bikes = index(cards);
    const chosen = idsOf(bikes, { make: 'Honda', models: ['Wave'] });
    expect(chosen.toSorted()).toEqual(['0', '1']);
    expect(idsOf(bikes, { text: 'honda wave' }).toSorted()).toEqual(['0', '1']);
    expect(idsOf(bikes, { text: 'wave alpha', make: 'Honda', models: ['Wave'] })).toEqual(['0']);
  });

  it('counts for each choice the bikes that it would show', () => {
    fc.assert(
      fc.property(anyListings, anyFilters, (listings, filters) => {
        const cards = cardsOf(listings);
        const bikes = index(cards);
        const facets = bikes.facets(filters);
        for (const name of choices) {
          const values = new Set(
            cards.map((card): string => {
              if (name === 'seller') return sellerKindOf(card);
              return name === 'category' ? filedUnder(card.category) : (card[name] ?? '');
            }),
          );
          // Bikes without a value have '', which is not offered as a choice.
          values.delete('');
          for (const value of values)
            expect(facets[name][value] ?? 0).toBe(
              countPlainly(cards, { ...filters, ...choose(name, value) }),
            );
        }
        for (const name of factFilters)
          expect(facets[name]).toBe(countPlainly(cards, { ...filters, [name]: true }));
        const { location, make } = filters;
        const models = new Set(cards.filter((card) => card.make === make).flatMap(namesOf));
        for (const model of models)
          expect(facets.models[model] ?? 0).toBe(countPlainly(cards, { ...filters, models: [model] }));
        expect(Object.keys(facets.models).filter((model) => !models.has(model))).toEqual([]);
        expect(facets.around).toBe(
          location === null ? null : countPlainly(cards, { ...filters, location, around: true }),
        );
        const anyPrice = plainly(cards, { ...filters, price: noFilters.price });
        const prices = [...anyPrice.forSale, ...anyPrice.sold].map(({ price }) => barOf(price));
        expect(facets.prices).toEqual(
          Array.from({ length: priceBars }, (_, bar) => prices.filter((one) => one === bar).length),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('counts a place alike in the filter, in the search and on the page of the market', () => {
    const cards = locations.map(({ value }, n) => buildCard({ id: `bike${n}`, location: value }));
    const bikes = index(cards);
    const market = buildMarket(cards);
    const { location: counts } = bikes.facets(noFilters);
    for (const { value: place, vi } of locations) {
      const listed = market.bikesOf({ ...everything, place }).length;
      expect.soft([place, counts[place]], place).toEqual([place, listed]);
      for (const question of [{ location: place }, { text: place }, { text: vi }])
        expect.soft(bikes.find({ ...noFilters, ...question }).active, JSON.stringify(question)).toBe(listed);
    }
  });

  it('files what a program stored as a place under the place that it names, or under other places', () => {
    const bikes = index([
      buildCard({ id: 'listed', location: 'Hanoi' }),
      buildCard({ id: 'spelled', location: 'hanoi' }),
      buildCard({ id: 'address', location: '12 Lê Lợi, Hội An, Quảng Nam' }),
      buildCard({ id: 'hostile', location: 'CALL 0900 000 000' }),
    ]);
    expect(bikes.facets(noFilters).location).toEqual({
      'Da Nang': 1,
      Hanoi: 2,
      'Hoi An': 1,
      other: 1,
    });
    expect(idsOf(bikes, { location: 'Hanoi' }).toSorted()).toEqual(['listed', 'spelled']);
    expect(idsOf(bikes, { location: 'other' })).toEqual(['hostile']);
    expect(idsOf(bikes, { location: 'CALL 0900 000 000' })).toEqual([]);
  });

  it.each(['best', 'newest', 'cheapest', 'dearest'] as const)(
    'shows sold bikes after those for sale, or not at all, and counts them either way (%s)',
    (sort) => {
      const bikes = index([
        buildCard({ id: 'sold', status: 'sold', price: 5, created_at: 9 }),
        buildCard({ id: 'first', price: 5, created_at: 2 }),
        buildCard({ id: 'second', price: 5, created_at: 1 }),
      ]);
      for (const text of ['', bikes.cards[0]?.model ?? '']) {
        expect(idsOf(bikes, { sort, text })).toEqual(['first', 'second', 'sold']);
        expect(idsOf(bikes, { sort, text, forSaleOnly: true })).toEqual(['first', 'second']);
        expect(bikes.find({ ...noFilters, sort, text, forSaleOnly: true })).toMatchObject({
          active: 2,
          sold: 1,
        });
      }
    },
  );

  it('[S2.44] has three orders; equal prices stay newest first', () => {
    const bikes = index([
      buildCard({ id: 'old', price: 5, created_at: 1 }),
      buildCard({ id: 'dear', price: 9, created_at: 2 }),
      buildCard({ id: 'new', price: 5, created_at: 3 }),
    ]);
    expect(idsOf(bikes, { sort: 'newest' })).toEqual(['new', 'dear', 'old']);
    expect(idsOf(bikes, { sort: 'dearest' })).toEqual(['dear', 'new', 'old']);
    expect(idsOf(bikes, { sort: 'cheapest' })).toEqual(['new', 'old', 'dear']);
  });
});

it('counts an electric bike as free of a licence unless its power or stated speed is too high', () => {
  const electric = { fuel: 'electric', cc: null, engine: '3000W', facts: [] } as const;
  const cards = [
    buildCard({ id: 'fast', ...electric, top_speed: 70 }),
    buildCard({ id: 'strong', ...electric, engine: '7 kW' }),
    buildCard({ id: 'slow', ...electric, top_speed: 49 }),
    buildCard({ id: 'unstated', ...electric }),
    buildCard({ id: 'moped', cc: 50, engine: '50cc' }),
  ];
  expect(idsOf(index(cards), { text: 'no licence needed' }).toSorted()).toEqual([
    'moped',
    'slow',
    'unstated',
  ]);
});
