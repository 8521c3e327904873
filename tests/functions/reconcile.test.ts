import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pageFile } from '../../functions/src/pages/renderPair.ts';
import { reconcile } from '../../functions/src/reconcile/reconcile.ts';
import { renditionPath, uploadPath } from '../../src/domain/photos/photo.ts';
import { hour } from '../../src/domain/time/time.ts';
import { paths } from '../../src/paths.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { buildInquiry, buildReply } from '../fixtures/buildInquiry.ts';
import { bike, idsInFile, type Lost, minute, rowsOf, settle, toTimestamps } from './lostBikes.ts';
import { openLostSite } from './lostEvents.ts';
import { fresh } from './suite.ts';

const emailIds = async ({ documents }: Lost) =>
  (await documents.collection('mail').get()).docs.map(({ id }) => id).toSorted();
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#363' } })
    .jpeg()
    .toBuffer();

describe('an email that no trigger queued', () => {
  const converse = async (lost: Lost, changes: Parameters<typeof buildInquiry>[0] = {}) => {
    const moment = lost.now() - 10 * minute;
    lost.people.set('seller', { email: 'an@example.com', name: 'An' });
    const thread = { created_at: moment, updated_at: moment, ...changes };
    await lost.documents.doc('inquiries/thread').set(toTimestamps(buildInquiry(thread)));
    return moment;
  };

  it('about a question, a reply, a purchase and feedback is queued once', async () => {
    const lost = await openLostSite();
    const moment = await converse(lost, {
      status: 'closed',
      closed_by: 'buyer',
    });
    await lost.documents
      .doc('inquiries/other')
      .set(toTimestamps(buildInquiry({ created_at: moment, updated_at: moment, status: 'replied' })));
    await lost.documents
      .doc('inquiries/other/replies/answer')
      .set(toTimestamps(buildReply({ created_at: moment })));
    await lost.documents.doc('feedback/f1').set(toTimestamps(buildFeedback({ created_at: moment })));
    expect((await lost.run()).mended).toEqual({ emails: 4 });
    const expected = ['feedback_f1', 'inquiry_other', 'purchase_thread', 'reply_other_answer'];
    expect(await emailIds(lost)).toEqual(expected);
    lost.later(5);
    expect((await lost.run()).mended).toEqual({});
    expect(await emailIds(lost)).toEqual(expected);
  });

  it('about a sale is queued once, beside that about the question', async () => {
    const lost = await openLostSite();
    const sold = bike(lost, { user_id: 'seller', status: 'sold' });
    await converse(lost, { bike: { ...buildInquiry().bike, id: sold.id }, status: 'replied' });
    await lost.publish(sold);
    await settle(lost, sold);
    expect((await lost.run()).mended).toMatchObject({ emails: 2 });
    expect(await emailIds(lost)).toContain('bikeSold_thread');
    lost.later(5);
    await lost.documents
      .doc(`motorcycles/${sold.id}`)
      .update({ updated_at: Timestamp.fromMillis(lost.now()) });
    lost.later(5);
    expect((await lost.run()).mended).not.toHaveProperty('emails');
  });

  it('is not made up for after a day', async () => {
    const lost = await openLostSite();
    const moment = lost.now() - 25 * hour;
    await converse(lost, { created_at: moment });
    await lost.documents
      .doc('inquiries/thread/replies/old')
      .set(toTimestamps(buildReply({ created_at: moment })));
    expect((await lost.run()).mended).toEqual({});
    expect(await emailIds(lost)).toEqual([]);
  });
});

describe('files', () => {
  it('an original in quarantine is taken, and nobody reads it any more', async () => {
    const lost = await openLostSite();
    const [listing, id] = [fresh('shot'), randomUUID()];
    const original = uploadPath('seller', listing, id);
    await lost.files.write(original, await photo(), 'image/jpeg');
    expect((await lost.run()).mended).toEqual({ originals: 1 });
    expect(await lost.files.exists(original)).toBe(false);
    expect(await lost.files.exists(renditionPath(listing, id, 'card'))).toBe(true);
  });

  it('of the list and of the home page that a dying worker left old are written again', async () => {
    const lost = await openLostSite();
    const listing = bike(lost);
    await lost.publish(listing);
    await settle(lost, listing);
    await lost.run();
    const home = pageFile(lost.site.build(), 'vi', paths.home);
    for (const path of ['catalogue/0.json', 'catalogue/index.json', home])
      await lost.files.write(path, 'old', 'text/plain', 'of before');
    lost.later(5);
    expect((await lost.run()).mended).toEqual({ files: 1, home: 1 });
    expect(await idsInFile(lost)).toEqual([listing.id]);
    expect(String(await lost.files.read('catalogue/index.json'))).toContain('"active":1');
    expect(String(await lost.files.read(home))).toContain(paths.listing(listing.slug));
  });
});

describe('the pass through everything', () => {
  /** Creates bikes so old that no queue contains their changes. */
  const old = async (lost: Lost, count: number) => {
    const bikes = Array.from({ length: count }, () =>
      bike(lost, { created_at: lost.now() - 60 * 24 * hour, updated_at: lost.now() - 50 * 24 * hour }),
    );
    for (const listing of bikes) await lost.publish(listing);
    return bikes;
  };

  it('begins by itself when list and listings differ in number, and finds what no change leads to', async () => {
    const lost = await openLostSite();
    const [remaining, gone] = await old(lost, 2);
    if (!remaining || !gone) throw new Error('two bikes');
    await settle(lost, remaining);
    await lost.run();
    expect((await lost.state()).apart_since).toBe(lost.now());
    lost.later(31);
    expect((await lost.run()).mended).toEqual({ rows: 1 });
    expect((await rowsOf(lost)).map(({ id }) => id).toSorted()).toEqual([remaining.id, gone.id].toSorted());
    lost.later(5);
    await lost.run();
    expect(await lost.state()).toMatchObject({ apart_since: null, pass: null });
  });

  it('goes through all of it once a night', async () => {
    const lost = await openLostSite();
    const [listing] = await old(lost, 1);
    if (!listing) throw new Error('one bike');
    await settle(lost, listing);
    await lost.publish({ ...listing, price: 99_000_000 });
    await lost.run();
    expect((await rowsOf(lost))[0]?.price).toBe(15_000_000);
    lost.later(16 * 60);
    expect((await lost.run()).mended).toEqual({ rows: 1, pages: 1 });
    expect((await rowsOf(lost))[0]?.price).toBe(99_000_000);
  });

  it('takes out a row whose listing is gone', async () => {
    const lost = await openLostSite();
    const [listing] = await old(lost, 1);
    if (!listing) throw new Error('one bike');
    await settle(lost, listing);
    for (const path of [`motorcycles/${listing.id}`, `catalogue_places/${listing.id}`])
      await lost.documents.doc(path).delete();
    lost.later(16 * 60);
    expect((await lost.run()).mended).toEqual({ rows: 1 });
    expect(await rowsOf(lost)).toEqual([]);
  });

  it('counts bikes that cannot be read apart, so that it does not begin again for them', async () => {
    const lost = await openLostSite();
    const [listing] = await old(lost, 1);
    if (!listing) throw new Error('one bike');
    await lost.documents.doc(`motorcycles/${listing.id}`).update({ make: 7 });
    lost.later(16 * 60);
    await lost.run();
    lost.later(5);
    await lost.run();
    expect(await lost.state()).toMatchObject({ unreadable: 1, apart_since: null });
  });

  it('goes on where its time ended', async () => {
    const lost = await openLostSite();
    await old(lost, 3);
    lost.later(16 * 60);
    const begun = lost.now();
    let isLate = false;
    const files = {
      ...lost.files,
      write: async (...args: Parameters<typeof lost.files.write>) => {
        isLate = true;
        return lost.files.write(...args);
      },
    };
    const site = { ...lost.site, files };
    // The time limit is reached after all listings, before the first row.
    await reconcile({ ...lost.needs, site, clock: () => begun + (isLate ? 600_000 : 0) });
    expect((await lost.state()).pass).toMatchObject({ begun_at: begun, step: 'parts' });
    lost.later(5);
    await lost.run();
    expect(await lost.state()).toMatchObject({ pass: null, passed_at: begun });
    expect(await rowsOf(lost)).toHaveLength(3);
  });
});

it('one that fails does not keep the others, and is looked at again in the next run', async () => {
  const lost = await openLostSite();
  const [first, second] = [bike(lost), bike(lost)];
  for (const listing of [first, second]) await lost.publish(listing);
  const failing = async (path: string) => {
    if (path.includes(first.slug)) throw new Error('Storage is away');
    return lost.files.version(path);
  };
  const files = { ...lost.files, version: failing };
  const run = await reconcile({ ...lost.needs, site: { ...lost.site, files } });
  expect(run).toMatchObject({ mended: { rows: 1 }, failed: 1 });
  lost.later(5);
  expect(await lost.run()).toMatchObject({ mended: { rows: 1 }, failed: 0 });
  expect(await rowsOf(lost)).toHaveLength(2);
  expect((await lost.state()).today.mended).toMatchObject({ rows: 2 });
});
