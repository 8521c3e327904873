import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/domain/listings/card.ts';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { buildHidden, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { planCompared, withListings } from './compared.plan.ts';

const card = (slug: string, changes: Partial<Card> = {}) =>
  buildCard({ id: `id-${slug}`, slug, make: 'Honda', model: 'Wave', status: 'active', ...changes });
const slugsOf = (cards: readonly Card[]) => cards.map(({ slug }) => slug);

const named = ['a', 'b', 'c', 'd', 'e', 'f'];
const market = [
  ...named.map((slug, n) => card(slug, { created_at: n })),
  card('gone', { status: 'sold' }),
  card('like', { created_at: 1 }),
  ...Array.from({ length: 12 }, (_, n) =>
    card(`other-${n}`, { model: `Model ${n}`, category: 'naked', created_at: 100 + n }),
  ),
];

describe('which bikes stand side by side', () => {
  it('are those that are named, in that order', () => {
    const { shown, waiting, sold, unknown } = planCompared(market, ['c', 'a']);
    expect(slugsOf(shown)).toEqual(['c', 'a']);
    expect([waiting, sold, unknown]).toEqual([[], [], 0]);
  });

  it('are four at most; the others wait, and none is offered beside them', () => {
    const planned = planCompared(market, named);
    expect(slugsOf(planned.shown)).toEqual(['a', 'b', 'c', 'd']);
    expect(slugsOf(planned.waiting)).toEqual(['e', 'f']);
    expect(planned.others).toEqual([]);
  });

  it('are neither sold nor unknown, and those are told apart', () => {
    const planned = planCompared(market, ['gone', 'a', 'nowhere', 'never']);
    expect(slugsOf(planned.shown)).toEqual(['a']);
    expect(slugsOf(planned.sold)).toEqual(['gone']);
    expect(planned.unknown).toBe(2);
  });

  it('may be joined by bikes like them first, then by the newest; never by one that is named', () => {
    const others = slugsOf(planCompared(market, ['a']).others);
    expect(others).toHaveLength(8);
    expect(others.slice(0, 3)).not.toContain('other-11');
    expect(slugsOf(planCompared(market, ['f', 'e']).others).filter((slug) => /^[ef]$/.test(slug))).toEqual(
      [],
    );
    expect(others).not.toContain('gone');
    expect(new Set(others).size).toBe(8);
    expect(slugsOf(planCompared(market, []).others)[0]).toBe('other-11');
  });

  it('of an empty market are none, and nothing is offered', () => {
    expect(planCompared([], ['a'])).toEqual({ shown: [], waiting: [], sold: [], unknown: 1, others: [] });
  });
});

it('a bike that has left since the catalogue was written is left out, as what it is now', () => {
  const planned = planCompared(market, ['a', 'b', 'c', 'd']);
  const read = withListings(planned, [
    buildListing({ id: 'id-a', slug: 'a' }),
    buildListing({ id: 'id-b', slug: 'b', status: 'sold' }),
    null,
    buildHidden({ id: 'id-d', slug: 'd' }),
  ]);
  expect(read.bikes.map(({ listing }) => listing.id)).toEqual(['id-a']);
  expect(slugsOf(read.sold)).toEqual(['b']);
  expect(read.unknown).toBe(2);
});
