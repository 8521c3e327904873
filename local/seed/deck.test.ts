import { expect, it } from 'vitest';
import { seeded } from '../random.ts';
import { decks } from './deck.ts';

it('a deck for each pool deals everything once before anything twice', () => {
  const [deal, letters, digits] = [decks(seeded(1)), ['a', 'b', 'c'], ['1', '2']];
  for (let round = 0; round < 4; round += 1) {
    expect([deal(letters), deal(letters), deal(letters)].toSorted()).toEqual(letters);
    expect([deal(digits), deal(digits)].toSorted()).toEqual(digits);
  }
});
