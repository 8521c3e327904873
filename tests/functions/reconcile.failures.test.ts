import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { liftSuspension } from '../../functions/src/moderation/suspendPerson.ts';
import type { Files } from '../../functions/src/platform/files.ts';
import { reconcile } from '../../functions/src/reconcile/reconcile.ts';
import { uploadPath } from '../../src/domain/photos/photo.ts';
import { hour } from '../../src/domain/time/time.ts';
import { buildDraft, buildHidden } from '../fixtures/buildListing.ts';
import { buildProfile } from '../fixtures/buildProfile.ts';
import { bike, type Lost, minute, rowsOf, settle, toTimestamps } from './lostBikes.ts';
import { openLostSite } from './lostEvents.ts';
import { fresh } from './suite.ts';

const runWith = ({ needs, site, files }: Lost, changes: Partial<Files>) =>
  reconcile({ ...needs, site: { ...site, files: { ...files, ...changes } } });
const away = async () => Promise.reject(new Error('Storage is away'));
const name = (n: number) => `p${String(n).padStart(3, '0')}`;

describe('more than is looked at at once', () => {
  it('of changes is looked at in one run', async () => {
    const lost = await openLostSite();
    const last = name(100);
    const listing = bike(lost, { user_id: last, created_at: 1, updated_at: 1 });
    await lost.publish(listing);
    await settle(lost, listing);
    const batch = lost.documents.batch();
    for (let n = 0; n <= 100; n += 1) {
      const profile = buildProfile({ full_name: 'Trần Thị Hoa', updated_at: lost.now() - 10 * minute + n });
      batch.set(lost.documents.doc(`profiles/${name(n)}`), toTimestamps(profile));
    }
    await batch.commit();
    expect((await lost.run()).mended).toMatchObject({ names: 1 });
    lost.later(5);
    expect((await lost.run()).mended).toEqual({});
  });

  it('of listings is gone through in one night', async () => {
    const lost = await openLostSite();
    for (let n = 0; n < 100; n += 1)
      await lost.publish(buildDraft({ id: name(n), created_at: 1, updated_at: 1 }));
    const listing = bike(lost, { id: 'z', slug: 'z', created_at: 1, updated_at: 1 });
    await lost.publish(listing);
    lost.later(16 * 60);
    expect((await lost.run()).mended).toEqual({ rows: 1 });
    expect((await rowsOf(lost)).map(({ id }) => id)).toEqual(['z']);
    expect(await lost.state()).toMatchObject({ pass: null });
  });
});

it('every night a name that nobody copied is', async () => {
  const lost = await openLostSite();
  const old = lost.now() - 60 * 24 * hour;
  const [existing, renamed] = [
    bike(lost, { user_id: 'known', seller_name: 'Trần Thị Hoa', created_at: old, updated_at: old }),
    bike(lost, { user_id: 'renamed', created_at: old, updated_at: old }),
  ];
  for (const listing of [existing, renamed]) {
    await lost.publish(listing);
    await settle(lost, listing);
    const profile = buildProfile({ full_name: 'Trần Thị Hoa', updated_at: old });
    await lost.documents.doc(`profiles/${listing.user_id}`).set(toTimestamps(profile));
  }
  expect((await lost.run()).mended).toEqual({});
  lost.later(16 * 60);
  expect((await lost.run()).mended).toEqual({ names: 1, pages: 1 });
  expect((await lost.documents.doc(`motorcycles/${renamed.id}`).get()).get('seller_name')).toBe(
    'Trần Thị Hoa',
  );
});

it('somebody whose suspension was lifted has their bikes and account back, but for what was judged by itself', async () => {
  const lost = await openLostSite();
  lost.people.set('seller', { email: null, name: 'Lan' });
  const hiding = { reason: 'scam', note: null, status: 'active', hidden_at: lost.now() } as const;
  const [back, judged] = [fresh('back'), fresh('judged')];
  for (const [id, cause] of [
    [back, 'seller'],
    [judged, 'listing'],
  ] as const) {
    const { hidden, ...listing } = buildHidden({ id, slug: id, hidden: { ...hiding, cause } });
    await lost.publish({ ...listing, hidden });
    await lost.documents.doc(`motorcycles/${id}`).update(toTimestamps({ 'hidden.hidden_at': lost.now() }));
  }
  await lost.documents
    .doc('suspensions/seller')
    .set(toTimestamps({ reason: 'scam', note: null, suspended_at: lost.now() }));
  lost.later(1);
  const { documents, needs, now } = lost;
  const context = {
    documents,
    operator: 'operator',
    accounts: needs.accounts,
    answerTo: 'operator@vongxe.example',
    secret: 'a secret of the test',
    now: now(),
  };
  expect(await liftSuspension(context, 'seller', { reason: 'mistake', note: null })).toBe('done');
  lost.later(5);
  expect((await lost.run()).mended).toMatchObject({ suspensions: 1, rows: 1 });
  expect(lost.opened).toEqual([['seller', true]]);
  expect((await rowsOf(lost)).map(({ id }) => id)).toEqual([back]);
});

describe('one thing that fails', () => {
  it('of the originals leaves the others to be taken, the newest first', async () => {
    const lost = await openLostSite();
    const paths = [1, 2, 3].map(() => uploadPath('seller', fresh('shot'), randomUUID()));
    const readPaths: string[] = [];
    const pages: Files['pages'] = async function* (folder) {
      if (folder !== 'uploads/') return;
      yield paths.map((path, index) => ({ path, created: index, bytes: 1 }));
      // Too recent to repair: this upload's event may still arrive.
      yield [{ path: 'uploads/seller/late/one', created: lost.now(), bytes: 1 }];
    };
    const closeDownload = async (path: string) => {
      readPaths.push(path);
      if (path === paths[1]) throw new Error('Storage is away');
    };
    expect(await runWith(lost, { pages, closeDownload })).toEqual({ mended: { originals: 2 }, failed: 1 });
    expect(readPaths).toEqual(paths.toReversed());
  });

  it('in a night leaves the others to be gone through', async () => {
    const lost = await openLostSite();
    const [bad, good] = [1, 2].map(() => bike(lost, { created_at: 1, updated_at: 1 }));
    if (!bad || !good) throw new Error('two bikes');
    for (const listing of [bad, good]) await lost.publish(listing);
    lost.later(16 * 60);
    const version = (path: string) => (path.includes(bad.slug) ? away() : lost.files.version(path));
    expect(await runWith(lost, { version })).toEqual({ mended: { rows: 1 }, failed: 1 });
    expect((await rowsOf(lost)).map(({ id }) => id)).toEqual([good.id]);
  });

  it('is tried in the next twelve runs, and then no more', async () => {
    const lost = await openLostSite();
    await lost.publish(bike(lost, { status: 'paused' }));
    const failures: number[] = [];
    for (let run = 0; run < 15; run += 1) {
      failures.push((await runWith(lost, { version: away })).failed);
      lost.later(5);
    }
    // Subtracts the home page's failure, which every run repeats.
    expect(failures.map((count) => count - (failures.at(-1) ?? 0))).toEqual([...Array(13).fill(1), 0, 0]);
  });

  it('of the steps leaves the others to be done, and is written down', async () => {
    const lost = await openLostSite();
    await lost.publish(bike(lost));
    const pages: Files['pages'] = () => {
      throw new Error('Storage is away');
    };
    expect(await runWith(lost, { pages })).toMatchObject({ mended: { rows: 1 }, failed: 1 });
    expect(await lost.state()).toMatchObject({ failed: 1, ran_at: lost.now(), mended: { rows: 1 } });
  });

  it('of the queues leaves the others to be followed', async () => {
    const lost = await openLostSite();
    await lost.publish(bike(lost));
    const broken = vi.spyOn(lost.documents, 'collectionGroup').mockImplementation(() => {
      throw new Error('Firestore is away');
    });
    expect(await lost.run()).toMatchObject({ mended: { rows: 1, news: 1 }, failed: 1 });
    broken.mockRestore();
  });
});
