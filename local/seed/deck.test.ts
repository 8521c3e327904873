import { describe, expect, it } from 'vitest';
import { seeded } from '../random.ts';
import { deckOf, decks, shuffled } from './deck.ts';
import { idOf, uuidOf } from './ids.ts';

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

describe('ids', () => {
  it('look like those of Firestore and of photos, and are the same every time', () => {
    expect(idOf('listing/0')).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(idOf('listing/0')).toBe(idOf('listing/0'));
    expect(uuidOf('photo/0')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(uuidOf('photo/0')).not.toBe(uuidOf('photo/1'));
  });
});
