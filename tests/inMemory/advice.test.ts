import { beforeAll, expect, it } from 'vitest';
import { recordAdvice } from '../../functions/src/analytics/recordAdvice.ts';
import { day } from '../../src/domain/time/time.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { storeOf } from './adminFirestore.ts';
import { newMember } from './memoryPeople.ts';
import { call, documents, site } from './memorySuite.ts';

type Changes = Parameters<typeof buildListing>[0];
const now = Date.now();
const put = async (id: string, { created_at = now - 60 * day, ...changes }: Changes = {}) => {
  const times = { created_at: new Date(created_at), updated_at: new Date(now - day) };
  const { id: _, ...stored } = buildListing({ user_id: id, category: 'cruiser', ...changes });
  await documents.doc(`motorcycles/${id}`).set({ ...stored, slug: id, ...times });
};
const ask = async (bike: string, count: number, at = now - 2 * day) => {
  for (let n = 0; n < count; n += 1) {
    const thread = buildInquiry({ bike: { ...buildInquiry().bike, id: bike } });
    await documents.doc(`inquiries/${bike}-${n}-${at}`).set({ ...thread, created_at: new Date(at) });
  }
};
const storedCounts = async () => (await documents.doc('stats/advice').get()).get('categories.cruiser');
const advice = async (listing_id: string, token: string) =>
  JSON.parse((await call('listingDays', { listing_id }, token)).body).result?.advice;

// Deletes documents of other test files, which would be counted too.
beforeAll(() => {
  const all = storeOf('demo-memory').documents;
  for (const name of all.keys()) if (name.includes('/documents/motorcycles/')) all.delete(name);
});

it('what listings in two languages were asked more is counted at night, and said to a seller whose listing has one', async () => {
  for (let n = 0; n < 30; n += 1) {
    await put(`two-${n}`, { other_description: '<p>Xe đẹp, máy êm</p>' });
    await put(`one-${n}`);
    await ask(`two-${n}`, 3 + (n % 2));
    await ask(`one-${n}`, n % 2);
  }
  // Not counted: questions older than four weeks; bikes that are new, sold or deleted.
  await ask('one-0', 9, now - 29 * day);
  for (const [id, changes] of [
    ['new', { created_at: now - 13 * day }],
    ['sold', { status: 'sold' }],
    ['gone', { deleted_at: 5 }],
  ] as const) {
    await put(id, changes);
    await ask(id, 50);
  }
  expect((await recordAdvice(site, now)).listings).toBeGreaterThanOrEqual(60);
  const expected = {
    factor: 'languages',
    same_category: true,
    with: { count: 30, mean: 3.5 },
    without: { count: 30, mean: 0.5 },
  };
  expect(await storedCounts()).toEqual([expected]);

  const { uid, token } = await newMember('seller');
  await put('hers', { user_id: uid });
  expect(await advice('hers', token)).toEqual([expected]);
  await put('hers', { user_id: uid, other_description: '<p>Xe đẹp</p>' });
  expect(await advice('hers', token)).toEqual([]);
  await put('hers', { user_id: uid, status: 'paused' });
  expect(await advice('hers', token)).toEqual([]);
  await documents.doc('stats/advice').update({ counted_at: new Date(now - 8 * day) });
  await put('hers', { user_id: uid });
  expect(await advice('hers', token)).toEqual([]);
});

it('where nothing makes a difference, nothing is kept that could be said', async () => {
  for (let n = 0; n < 30; n += 1) await ask(`one-${n}`, 4 - (n % 2), now - 3 * day);
  await recordAdvice(site, now);
  expect(await storedCounts()).toBeUndefined();
});
