import { expect, it } from 'vitest';
import { ListingId } from './listingId.schema.ts';
import { isDocumentName } from './listingId.ts';

it.each([
  ['b7TqXcS0w2nM5kPzR1aE', true],
  ['honda-wave_2021', true],
  ['__draft', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['..', false],
  ['a/b', false],
  ['xe đẹp', false],
  ['wave\n', false],
  ['__proto__', false],
  ['__id7__', false],
  ['____', false],
])('%j names a listing: %s', (id, expected) => {
  expect(ListingId.safeParse(id).success).toBe(expected);
});

it('an address may be longer', () => expect(isDocumentName('a'.repeat(140), 140)).toBe(true));
