import { expect, it } from 'vitest';
import { cardOf } from '../../../src/domain/listings/card.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { similarAmong } from './similar.plan.ts';

const card = (id: string, changes: Parameters<typeof buildListing>[0] = {}) =>
  cardOf(buildListing({ id, slug: id, make: 'Honda', category: 'scooter', seller_name: 'Lan', ...changes }));
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const bike = card('this', { model: 'Vision', price: 30_000_000 });

it('shows the same model, newest first, then the category by price; never itself, nor what is sold', () => {
  const cards = [
    bike,
    card('old', { model: 'Vision', created_at: 1 }),
    card('new', { model: 'Vision', created_at: 9 }),
    card('sold', { model: 'Vision', status: 'sold' }),
    card('dear', { model: 'SH', price: 90_000_000 }),
    card('near', { model: 'Lead', price: 31_000_000 }),
    card('sport', { model: 'Winner', category: 'sport' }),
  ];
  expect(ids(similarAmong(cards, bike))).toEqual(['new', 'old', 'near', 'dear']);
});

it('shows four at most, and none where there are none', () => {
  const many = Array.from({ length: 9 }, (_, place) => card(`b${place}`, { created_at: place }));
  expect(ids(similarAmong(many, card('this')))).toEqual(['b8', 'b7', 'b6', 'b5']);
  expect(similarAmong([bike], bike)).toEqual([]);
});
