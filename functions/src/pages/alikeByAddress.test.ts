import { expect, it } from 'vitest';
import type { Card } from '../../../src/domain/listings/card.ts';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { alikeByAddress } from './alikeByAddress.ts';

const card = (id: string, make: string, model: string, created_at: number, changes: Partial<Card> = {}) =>
  buildCard({ id, slug: id, make, model, created_at, status: 'active', ...changes });
const cards = [
  card('newest', 'Yamaha', 'Exciter', 9),
  card('wave', 'Honda', 'Wave', 1),
  card('wave alpha', 'Honda', 'Wave Alpha', 3),
  card('vision', 'Honda', 'Vision', 2),
  card('sold', 'Honda', 'Wave', 8, { status: 'sold' }),
  card('other', 'SYM', 'Attila', 4),
];
const alike = (slug: string) => alikeByAddress(cards, slug).map(({ id }) => id);

it('bikes of the model come first, then those of the make, then the newest', () => {
  expect(alike('honda-wave-2021-da-nang')).toEqual(['wave', 'wave alpha', 'vision', 'newest']);
  expect(alike('honda-wave-alpha-2021-hue-2')).toEqual(['wave alpha', 'wave', 'vision', 'newest']);
});

it('the bike itself is not among them, although the catalogue may still have it', () => {
  expect(alike('vision')).not.toContain('vision');
});

it('an address that names no make has the newest, and no sold one', () => {
  expect(alike('honda2')).toEqual(['newest', 'other', 'wave alpha', 'vision']);
  expect(alikeByAddress([], 'honda-wave')).toEqual([]);
});
