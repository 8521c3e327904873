import { expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { cardOf, newestFirst } from './card.ts';

it('[S6.2] holds what a card shows and nothing about the seller', () => {
  const card = cardOf(buildListing({ seller_name: 'An', views_count: 9 }));
  expect(card).toEqual({
    id: 'listing',
    slug: 'honda-wave-2021-da-nang',
    make: 'Honda',
    model: 'Wave',
    year: 2021,
    price: 15_000_000,
    mileage: 12_000,
    category: 'scooter',
    transmission: 'semi-automatic',
    engine: '110cc',
    cc: 110,
    fuel: 'gasoline',
    location: 'Da Nang',
    status: 'active',
    photo: '/photos/listing/00000000-0000-4000-8000-000000000000',
    created_at: buildListing().created_at,
  });
});
it('tells a sold bike, an electric one and one without photos', () => {
  expect(
    cardOf(buildListing({ status: 'sold', fuel: 'electric', engine: '1200W', images: [] })),
  ).toMatchObject({
    status: 'sold',
    cc: null,
    photo: null,
  });
});
it('says until when a bike on sale is kept for somebody', () => {
  expect(cardOf(buildListing({ reserved_until: 5 }))).toHaveProperty('reserved_until', 5);
  expect(cardOf(buildListing({ reserved_until: null }))).not.toHaveProperty('reserved_until');
  expect(cardOf(buildListing({ reserved_until: 5, status: 'sold' }))).not.toHaveProperty('reserved_until');
});
it('says by how much its price was reduced, and until when that is news', () => {
  const reduced = { price: 18_000_000, reduced_from: 20_000_000, reduced_until: 5 };
  const marked = { reduced: 10, reduced_until: 5, facts: ['reduced'] };
  expect(cardOf(buildListing(reduced))).toMatchObject(marked);
  for (const changed of [{ price: 20_000_000 }, { status: 'sold' as const }, { reduced_until: null }])
    for (const name of Object.keys(marked))
      expect(cardOf(buildListing({ ...reduced, ...changed }))).not.toHaveProperty(name);
});
it('[S4.11] comes newest first, and in one order where moments are equal', () => {
  const cards = [
    buildCard({ id: 'a', created_at: 1 }),
    buildCard({ id: 'b', created_at: 1 }),
    buildCard({ id: 'c', created_at: 2 }),
  ];
  const expected = ['c', 'b', 'a'];
  expect(cards.toSorted(newestFirst).map((card) => card.id)).toEqual(expected);
  expect(
    cards
      .toReversed()
      .toSorted(newestFirst)
      .map((card) => card.id),
  ).toEqual(expected);
  const [a, b] = [buildCard({ id: 'a', created_at: 1 }), buildCard({ id: 'b', created_at: 1 })];
  expect([newestFirst(a, b), newestFirst(b, a), newestFirst(a, a)]).toEqual([1, -1, 0]);
});
