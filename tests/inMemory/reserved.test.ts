import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { endReservations } from '../../functions/src/listings/endReservations.ts';
import { day } from '../../src/domain/time/time.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { change, documents, fresh, publish, visit } from './memorySuite.ts';
import { quiet } from './triggers.ts';

/* A reserved bike: what pages show, and how the reservation ends. */

beforeEach(quiet);

const reserve = async (days: number) => {
  const id = fresh('reserved');
  await publish(buildListing({ id, slug: id, seller_name: 'Hoa' }));
  await quiet();
  const until = Date.now() + days * day;
  await change(id, { reserved_until: Timestamp.fromMillis(until) });
  await quiet();
  return { id, until };
};
const read = async (id: string) => (await documents.doc(`motorcycles/${id}`).get()).data();
const pageOf = async (id: string, lang = '') => (await visit(`${lang}/motorcycle/${id}`)).body;
const rowOf = async (id: string) => {
  const part = (await documents.doc(`catalogue_places/${id}`).get()).get('part');
  return (await documents.doc(`catalogue/${part}`).get()).get('cards')[id];
};

it('is known to its row of the list and to its page in both languages, and it stays for sale', async () => {
  const { id, until } = await reserve(3);
  expect(await rowOf(id)).toMatchObject({ status: 'active', reserved_until: until });
  for (const lang of ['', '/vi']) expect(await pageOf(id, lang)).toContain(`"reserved_until":${until}`);
});

it.each([
  ['paused', { status: 'paused' }],
  ['sold', { status: 'sold' }],
  ['deleted', { deleted_at: Timestamp.now() }],
])('ends when the bike is %s, and does not come back with it', async (_, end) => {
  const { id } = await reserve(3);
  await change(id, end);
  await quiet();
  expect(await read(id)).toHaveProperty('reserved_until', null);
  await change(id, { status: 'active', deleted_at: null });
  await quiet();
  expect(await pageOf(id)).toContain('"reserved_until":null');
  expect(await rowOf(id)).not.toHaveProperty('reserved_until');
});

it('ends before its time has come, without a word of its seller; once, and only those that end', async () => {
  const [soon, later] = [await reserve(1), await reserve(3)];
  const before = await read(soon.id);
  expect(await endReservations(documents, soon.until - 11 * 60_000)).toBe(0);
  expect(await endReservations(documents, soon.until - 9 * 60_000)).toBe(1);
  expect(await endReservations(documents, soon.until - 9 * 60_000)).toBe(0);
  await quiet();
  expect(await read(soon.id)).toEqual({ ...before, reserved_until: null, revision: 1 });
  expect(await pageOf(soon.id)).toContain('"reserved_until":null');
  expect(await pageOf(later.id)).toContain(`"reserved_until":${later.until}`);
});
