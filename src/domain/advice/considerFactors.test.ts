import { expect, it } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { buildPhoto } from '../../../tests/fixtures/buildPhoto.ts';
import { day } from '../time/time.ts';
import { considerFactors } from './considerFactors.ts';

const now = Date.UTC(2026, 10, 25);
type Changes = Parameters<typeof buildListing>[0];
const has = (changes: Changes, range: { low: number; high: number } | null = null) =>
  considerFactors(buildListing({ created_at: now - 60 * day, ...changes }), range, now);
const photos = (count: number) =>
  has({ images: Array.from({ length: count }, (_, image_order) => ({ ...buildPhoto(), image_order })) })
    .photos;

it('six photos are many, three are few, and what is between is neither', () => {
  expect([photos(3), photos(4), photos(5), photos(6)]).toEqual([false, null, null, true]);
});

it('the signs of a description are those that are read', () => {
  const long = (count: number) => has({ description: `<p><strong>${'x'.repeat(count)}</strong>&nbsp;</p>` });
  expect([long(400).description, long(401).description]).toEqual([false, true]);
});

it('a second description counts if it has words', () => {
  const results = ['', '<p></p>', '<p>Xe đẹp</p>'].map(
    (words) => has({ other_description: words }).languages,
  );
  expect([...results, has({}).languages]).toEqual([false, false, true, false]);
});

it('papers are said where it says in whose name they are, and not where nothing of them is', () => {
  const factLists = [['papers:own_name'], ['fines:none'], ['owners:1', 'price:firm'], ['price:firm'], []];
  expect(factLists.map((facts) => has({ facts }).papers)).toEqual([true, null, null, false, false]);
});

it('a number is shown unless both are hidden', () => {
  const shown = [
    [false, false],
    [true, false],
    [true, true],
  ].map(([hide_phone = false, hide_whatsapp = false]) => has({ hide_phone, hide_whatsapp }).number);
  expect(shown).toEqual([true, true, false]);
});

it('a price is judged by what such bikes are offered for; a lower one belongs to neither side', () => {
  const range = { low: 10, high: 20 };
  expect([9, 10, 20, 21].map((price) => has({ price }, range).price)).toEqual([null, true, true, false]);
  expect(has({ price: 15 }).price).toBeNull();
});

it('a listing was renewed within two weeks or was not; one of less than four weeks is new in any case', () => {
  const renewed = (ago: number, age = 60) =>
    has({ created_at: now - age * day, updated_at: now - ago * day }).renewed;
  expect([renewed(14), renewed(15), renewed(3, 27), renewed(28, 28)]).toEqual([true, false, null, false]);
});
