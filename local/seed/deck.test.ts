import { describe, expect, it } from 'vitest';
import { seeded } from '../random.ts';
import { deckOf, decks, shuffled } from './deck.ts';

describe('decks', () => {
  it('deals everything once before anything twice', () => {
    const deal = deckOf(['a', 'b', 'c'], seeded(1));
    for (let round = 0; round < 4; round += 1) {
      expect([deal(), deal(), deal()].toSorted()).toEqual(['a', 'b', 'c']);
    }
  });

  it('keeps one deck a pool', () => {
    const [deal, pool] = [decks(seeded(1)), ['a', 'b']];
    expect([deal(pool), deal(pool)].toSorted()).toEqual(['a', 'b']);
  });

  it('shuffles in the same way for the same seed, and loses nothing', () => {
    const things = Array.from({ length: 20 }, (_, index) => index);
    expect(shuffled(things, seeded(7))).toEqual(shuffled(things, seeded(7)));
    expect(shuffled(things, seeded(7))).not.toEqual(things);
    expect(shuffled(things, seeded(7)).toSorted((a, b) => a - b)).toEqual(things);
  });
});
