import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { endReductions, recordPrice } from '../../functions/src/prices/recordPrice.ts';
import { printKeys } from '../../src/domain/photos/photoPrint.ts';
import { day, vietnameseDay } from '../../src/domain/time/time.ts';
import { buildListing, longAgo } from '../fixtures/buildListing.ts';
import { buildPhotos } from '../fixtures/buildPhoto.ts';
import { change, documents, fresh, publish, visit } from './memorySuite.ts';
import { quiet } from './triggers.ts';

beforeEach(quiet);

const million = 1_000_000;
const at = (days: number) => Timestamp.fromMillis(longAgo + days * day);
const list = async (price: number, changes = {}) => {
  const id = fresh('priced');
  await publish(buildListing({ id, slug: id, seller_name: 'Hoa', price: price * million, ...changes }));
  await quiet();
  return id;
};
const edit = async (id: string, days: number, fields: Record<string, unknown>) => {
  await change(id, { ...fields, updated_at: at(days) });
  await quiet();
};
const ask = (id: string, days: number, price: number) => edit(id, days, { price: price * million });
const read = async (id: string) => (await documents.doc(`motorcycles/${id}`).get()).data();
const pricesOf = async (id: string) =>
  (await read(id))?.price_steps.map((step: { day: string; price: number }) => [
    Math.round((Date.parse(step.day) - Date.parse(vietnameseDay(longAgo))) / day),
    step.price / million,
  ]);
const rowOf = async (id: string) => {
  const part = (await documents.doc(`catalogue_places/${id}`).get()).get('part');
  return (await documents.doc(`catalogue/${part}`).get()).get('cards')[id];
};

it('has each public price with its day, on the page in both languages, and marks the card', async () => {
  const id = await list(20);
  expect(await pricesOf(id)).toEqual([[0, 20]]);
  await ask(id, 5, 21);
  await ask(id, 20, 18);
  expect(await pricesOf(id)).toEqual([
    [0, 20],
    [5, 21],
    [20, 18],
  ]);
  expect(await rowOf(id)).toMatchObject({ reduced: 10, facts: ['reduced'] });
  for (const lang of ['', '/vi'])
    expect((await visit(`${lang}/motorcycle/${id}`)).body).toContain('"reduced_from":20000000');
});

it('has one step for a day with ten changes, and takes out one that was undone', async () => {
  const id = await list(20);
  for (let n = 0; n < 10; n += 1) await ask(id, 5, 19 - n / 10);
  await ask(id, 5, 20);
  expect((await pricesOf(id)).at(-1)).toEqual([5, 20]);
  expect(await read(id)).toMatchObject({ reduced_from: null, reduced_until: null });
  expect(await rowOf(id)).not.toHaveProperty('reduced');
});

it('takes in two changes at once, and an event that comes twice', async () => {
  const id = await list(20);
  await Promise.all([change(id, { price: 19 * million }), change(id, { price: 18 * million })]);
  await quiet();
  expect(await recordPrice(documents, id)).toBe(false);
  const [last] = (await pricesOf(id)).slice(-1);
  expect(last[1] * million).toBe((await read(id))?.price);
});

it('goes on after a pause and a sale, and has nothing that was never public', async () => {
  const id = await list(20);
  await edit(id, 3, { status: 'paused' });
  await ask(id, 4, 30);
  await edit(id, 9, { status: 'active', price: 20 * million });
  expect(await pricesOf(id)).toEqual([[0, 20]]);
  await edit(id, 10, { status: 'sold' });
  await ask(id, 11, 5);
  await edit(id, 12, { status: 'active', price: 18 * million });
  expect(await pricesOf(id)).toEqual([
    [0, 20],
    [12, 18],
  ]);
  expect(await rowOf(id)).toHaveProperty('reduced', 10);
  await edit(id, 13, { status: 'sold' });
  expect(await rowOf(id)).not.toHaveProperty('reduced');
});

it('ends the mark after two weeks, without a word of the seller, and only that of those whose time has come', async () => {
  const [id, other] = [await list(20), await list(20)];
  await ask(id, 5, 18);
  await ask(other, 6, 18);
  const { reduced_until, updated_at } = (await read(id)) ?? {};
  expect(reduced_until.toMillis()).toBe(Date.parse(vietnameseDay(longAgo)) - 7 * 3_600_000 + 19 * day);
  await endReductions(documents, reduced_until.toMillis() - 11 * 60_000);
  expect(await rowOf(id)).toHaveProperty('reduced');
  await endReductions(documents, reduced_until.toMillis() - 9 * 60_000);
  await quiet();
  expect(await read(id)).toMatchObject({ reduced_from: null, reduced_until: null, updated_at });
  expect(await rowOf(id)).not.toHaveProperty('reduced');
  expect(await rowOf(other)).toHaveProperty('reduced');
});

const photograph = async (id: string, userId: string, print: string) => {
  const address = buildPhotos(1, id)[0]?.image_url ?? '';
  const prints = { [address.split('/').at(-1) ?? '']: print };
  await documents
    .doc(`listing_photos/${id}`)
    .set({ user_id: userId, addresses: [address], prints, print_keys: printKeys(print) });
};

it.each([
  ['of the same seller, deleted', 'seller', { deleted_at: at(1) }, '00ff00ff00ff00ff', false],
  ['of the same seller, still on sale', 'seller', { status: 'active' }, 'aaaaaaaaaaaaaaaa', false],
  ['of somebody else', 'stranger', { status: 'active' }, 'f0f0f0f0f0f0f0f0', true],
] as const)('a bike posted anew and dearer is compared with the listing %s', async (...row) => {
  const [, userId, end, print, isMarked] = row;
  const earlier = await list(20, { user_id: userId });
  await photograph(earlier, userId, print);
  await change(earlier, end);
  const again = await list(30);
  await photograph(again, 'seller', print);
  await ask(again, 6, 20);
  expect((await rowOf(again)).reduced).toBe(isMarked ? 33 : undefined);
});
