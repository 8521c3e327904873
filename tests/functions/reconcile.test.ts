import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { hideListing } from '../../functions/src/desk/judgeListing.ts';
import { suspendPerson } from '../../functions/src/desk/suspendPerson.ts';
import { applyListingChange } from '../../functions/src/effects/applyListingChange.ts';
import { pageFile } from '../../functions/src/effects/renderPair.ts';
import { planListingChange } from '../../functions/src/plans/planListingChange.ts';
import { reconcile } from '../../functions/src/reconcile/reconcile.ts';
import type { Published, Stored } from '../../src/domain/listing.ts';
import { renditionPath, uploadPath } from '../../src/domain/photo.ts';
import { hour } from '../../src/domain/time.ts';
import { paths } from '../../src/paths.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { buildInquiry, buildReply } from '../fixtures/buildInquiry.ts';
import { buildDraft, buildHidden, buildListing } from '../fixtures/buildListing.ts';
import { buildPhotos, photoId } from '../fixtures/buildPhoto.ts';
import { buildProfile } from '../fixtures/buildProfile.ts';
import { openLostSite } from './lostEvents.ts';
import { fresh } from './suite.ts';

type Lost = Awaited<ReturnType<typeof openLostSite>>;
const minute = 60_000;

const bike = ({ now }: Lost, changes: Partial<Stored<Published>> = {}): Stored<Published> => {
  const id = fresh('bike');
  const moment = now() - 10 * minute;
  return buildListing({
    id,
    slug: id,
    seller_name: 'Lan',
    images: buildPhotos(1, id),
    created_at: moment,
    updated_at: moment,
    ...changes,
  });
};
/** As if no event had been lost. */
const settle = ({ site }: Lost, listing: Stored<Published>) =>
  applyListingChange(site, listing.id, planListingChange(null, listing));
const rowsOf = async ({ documents }: Lost) => {
  const parts = await documents.collection('catalogue').get();
  return parts.docs.flatMap((part) => Object.values<{ id: string; price: number }>(part.get('cards') ?? {}));
};
const idsInFile = async ({ files }: Lost): Promise<string[]> => {
  const file = await files.read('catalogue/0.json');
  return file ? JSON.parse(String(file)).cards.map(({ id }: { id: string }) => id) : [];
};
const page = async ({ files, site }: Lost, slug: string) => {
  const stored = await files.read(pageFile(site.build(), 'vi', paths.listing(slug)));
  return stored && String(stored);
};
const emailIds = async ({ documents }: Lost) =>
  (await documents.collection('mail').get()).docs.map(({ id }) => id).toSorted();
const announced = async ({ documents }: Lost, id: string) =>
  (await documents.doc(`announced/${id}`).get()).exists;
const kept = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name.endsWith('_at') && typeof value === 'number' ? Timestamp.fromMillis(value) : value,
    ]),
  );
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#363' } })
    .jpeg()
    .toBuffer();

describe('a listing whose events were lost', () => {
  it('[S4.11] comes into the list, is on the home page and is announced, and a second run finds nothing', async () => {
    const lost = await openLostSite();
    const listing = bike(lost);
    await lost.documents
      .doc('alerts/waiting_0')
      .set(kept(buildAlert({ user_id: 'waiting', criteria: buildCriteria({ make: 'Honda' }) })));
    await lost.publish(listing);
    expect(await lost.run()).toEqual({ mended: { rows: 1, news: 1 }, failed: 0 });
    expect((await rowsOf(lost)).map(({ id }) => id)).toEqual([listing.id]);
    expect(await idsInFile(lost)).toEqual([listing.id]);
    const home = await lost.files.read(pageFile(lost.site.build(), 'en', paths.home));
    expect(String(home)).toContain(paths.listing(listing.slug));
    const finds = await lost.documents.collection('alert_finds').get();
    expect(finds.docs.map((find) => [find.get('user_id'), find.get('motorcycle_id')])).toEqual([
      ['waiting', listing.id],
    ]);
    lost.later(5);
    expect(await lost.run()).toEqual({ mended: {}, failed: 0 });
  });

  it('is left to its events for two minutes', async () => {
    const lost = await openLostSite();
    const listing = bike(lost, { updated_at: lost.now() - 60_000 });
    await lost.publish(listing);
    expect((await lost.run()).mended).toEqual({});
    expect(await rowsOf(lost)).toEqual([]);
    lost.later(5);
    expect((await lost.run()).mended).toMatchObject({ rows: 1 });
  });

  it('shows its new price in list and page after an edit that nobody heard of', async () => {
    const lost = await openLostSite();
    const listing = bike(lost);
    await lost.publish(listing);
    await settle(lost, listing);
    await lost.run();
    const edited = { ...listing, price: 77_000_000, updated_at: lost.later(1) };
    await lost.publish(edited);
    expect(await page(lost, listing.slug)).not.toContain('77.000.000');
    lost.later(5);
    expect((await lost.run()).mended).toEqual({ rows: 1, pages: 1 });
    expect((await rowsOf(lost))[0]?.price).toBe(77_000_000);
    expect(await page(lost, listing.slug)).toContain('77.000.000');
  });

  it('leaves list and pages when it was deleted', async () => {
    const lost = await openLostSite();
    const listing = bike(lost);
    await lost.publish(listing);
    await settle(lost, listing);
    await lost.run();
    const moment = lost.later(1);
    await lost.publish({ ...listing, deleted_at: moment, updated_at: moment });
    lost.later(5);
    expect((await lost.run()).mended).toEqual({ rows: 1, pages: 1 });
    expect([await rowsOf(lost), await page(lost, listing.slug)]).toEqual([[], null]);
  });

  it('gets the name of its seller, and the reservation of its address', async () => {
    const lost = await openLostSite();
    lost.people.set('seller', { email: null, name: 'Minh' });
    const { seller_name: _, ...listing } = bike(lost);
    await lost.publish(listing);
    await lost.documents.doc(`slugs/${listing.slug}`).delete();
    expect((await lost.run()).mended).toMatchObject({ names: 1, slugs: 1, rows: 1 });
    expect((await lost.documents.doc(`motorcycles/${listing.id}`).get()).get('seller_name')).toBe('Minh');
    expect((await lost.documents.doc(`slugs/${listing.slug}`).get()).data()).toEqual({
      motorcycle_id: listing.id,
    });
  });

  it.each<[string, Partial<Stored<Published>>]>([
    ['a bike of last month that its seller edits', { created_at: -30 * 24 * hour }],
    ['a bike that is sold', { status: 'sold' }],
  ])('is not announced: %s', async (_, changes) => {
    const lost = await openLostSite();
    const created_at = lost.now() + (changes.created_at ?? -10 * minute);
    const listing = bike(lost, { ...changes, created_at });
    await lost.publish(listing);
    expect((await lost.run()).mended).toEqual({ rows: 1 });
    expect(await announced(lost, listing.id)).toBe(false);
  });

  it('is not announced when somebody suspended has put it up under another account', async () => {
    const lost = await openLostSite();
    const listing = bike(lost);
    await lost.publish(listing);
    await reconcile({ ...lost.needs, meetSeller: async () => false });
    expect(await announced(lost, listing.id)).toBe(false);
  });

  it('changes nothing while it is a draft', async () => {
    const lost = await openLostSite();
    const moment = lost.now() - 10 * minute;
    await lost.publish(buildDraft({ created_at: moment, updated_at: moment }));
    expect(await lost.run()).toEqual({ mended: {}, failed: 0 });
  });
});

describe('what operators did, and nothing followed', () => {
  const desk = ({ documents, needs, now }: Lost) => ({
    documents,
    operator: 'operator',
    accounts: needs.accounts,
    answerTo: 'operator@vongxe.example',
    now: now(),
  });

  it('a hidden bike leaves list, page and public photos', async () => {
    const lost = await openLostSite();
    const listing = bike(lost);
    const file = renditionPath(listing.id, photoId(0), 'card');
    await lost.files.write(file, 'a photo', 'image/webp');
    await lost.publish(listing);
    await settle(lost, listing);
    await lost.run();
    lost.later(1);
    expect(await hideListing(desk(lost), listing.id, { reason: 'scam', note: null })).toBe('done');
    lost.later(5);
    expect((await lost.run()).mended).toEqual({ rows: 1, pages: 1, photos: 1 });
    expect([await rowsOf(lost), await page(lost, listing.slug)]).toEqual([[], null]);
    const photos = [...lost.files.stored.keys()].filter((path) => path.includes('/listings/'));
    expect(photos).toEqual([file.replace('public/', 'hidden/')]);
  });

  it('the post about a hidden bike is deleted on Facebook', async () => {
    const lost = await openLostSite();
    const listing = bike(lost);
    await lost.publish(listing);
    await settle(lost, listing);
    const post = lost.documents.doc(`social_posts/${listing.id}`);
    await post.set({ state: 'posted', post_id: '17_42', at: Timestamp.fromMillis(lost.now()) });
    await lost.run();
    expect(await hideListing(desk(lost), listing.id, { reason: 'scam', note: null })).toBe('done');
    lost.later(5);
    lost.needs.environment.FACEBOOK_TOKEN = 'secret';
    const facebook = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', facebook);
    await lost.run();
    vi.unstubAllGlobals();
    expect(facebook).toHaveBeenCalledExactlyOnceWith(
      'https://graph.facebook.com/v23.0/17_42',
      expect.objectContaining({ method: 'DELETE' }),
    );
    expect((await post.get()).get('state')).toBe('withdrawn');
  });

  it('photos of a bike that is shown come back to where they are served', async () => {
    const lost = await openLostSite();
    const listing = bike(lost);
    const file = renditionPath(listing.id, photoId(0), 'card');
    await lost.files.write(file.replace('public/', 'hidden/'), 'a photo', 'image/webp');
    await lost.publish(listing);
    await settle(lost, listing);
    expect((await lost.run()).mended).toMatchObject({ photos: 1 });
    expect(await lost.files.exists(file)).toBe(true);
  });

  it('somebody suspended has no bike on the site and no account', async () => {
    const lost = await openLostSite();
    lost.people.set('seller', { email: null, name: 'Lan' });
    const listing = bike(lost);
    await lost.publish(listing);
    await settle(lost, listing);
    await lost.run();
    lost.later(1);
    expect(await suspendPerson(desk(lost), 'seller', { reason: 'scam', note: null })).toBe('done');
    lost.later(5);
    expect((await lost.run()).mended).toMatchObject({ suspensions: 1, rows: 1, pages: 1 });
    expect(lost.opened).toEqual([['seller', false]]);
    expect((await lost.documents.doc(`motorcycles/${listing.id}`).get()).get('status')).toBe('hidden');
    expect(await rowsOf(lost)).toEqual([]);
  });

  it('a new name of a person stands in their bikes', async () => {
    const lost = await openLostSite();
    const listing = bike(lost, { user_id: 'hoa' });
    await lost.publish(listing);
    await settle(lost, listing);
    await lost.run();
    const moment = lost.later(1);
    const profile = kept(buildProfile({ full_name: 'Trần Thị Hoa', updated_at: moment }));
    await lost.documents.doc('profiles/hoa').set(profile);
    lost.later(5);
    expect((await lost.run()).mended).toEqual({ names: 1, pages: 1 });
    expect(await page(lost, listing.slug)).toContain('Trần Thị Hoa');
  });
});

describe('an email that no trigger queued', () => {
  const talk = async (lost: Lost, changes: Parameters<typeof buildInquiry>[0] = {}) => {
    const moment = lost.now() - 10 * minute;
    lost.people.set('seller', { email: 'an@example.com', name: 'An' });
    const thread = { created_at: moment, updated_at: moment, ...changes };
    await lost.documents.doc('inquiries/thread').set(kept(buildInquiry(thread)));
    return moment;
  };

  it('about a question, a reply, a purchase and feedback is queued once', async () => {
    const lost = await openLostSite();
    const moment = await talk(lost, {
      status: 'closed',
      closed_by: 'buyer',
    });
    await lost.documents
      .doc('inquiries/other')
      .set(kept(buildInquiry({ created_at: moment, updated_at: moment, status: 'replied' })));
    await lost.documents.doc('inquiries/other/replies/answer').set(kept(buildReply({ created_at: moment })));
    await lost.documents.doc('feedback/f1').set(kept(buildFeedback({ created_at: moment })));
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
    await talk(lost, { bike: { ...buildInquiry().bike, id: sold.id }, status: 'replied' });
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
    await talk(lost, { created_at: moment });
    await lost.documents.doc('inquiries/thread/replies/old').set(kept(buildReply({ created_at: moment })));
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
  /** Old bikes, which no queue of changes leads to. */
  const old = async (lost: Lost, count: number) => {
    const bikes = Array.from({ length: count }, () =>
      bike(lost, { created_at: lost.now() - 60 * 24 * hour, updated_at: lost.now() - 50 * 24 * hour }),
    );
    for (const listing of bikes) await lost.publish(listing);
    return bikes;
  };

  it('begins by itself when list and listings differ in number, and finds what no change leads to', async () => {
    const lost = await openLostSite();
    const [kept, gone] = await old(lost, 2);
    if (!kept || !gone) throw new Error('two bikes');
    await settle(lost, kept);
    await lost.run();
    expect((await lost.state()).apart_since).toBe(lost.now());
    lost.later(31);
    expect((await lost.run()).mended).toEqual({ rows: 1 });
    expect((await rowsOf(lost)).map(({ id }) => id).toSorted()).toEqual([kept.id, gone.id].toSorted());
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
    // All listings are looked at, and no row yet, when there is no time left.
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

it('a hidden bike from the fixtures with public photos is set right by the pass', async () => {
  const lost = await openLostSite();
  const hidden = buildHidden({ id: 'hidden', slug: 'hidden' });
  const file = renditionPath('hidden', photoId(0), 'card');
  await lost.files.write(file, 'a photo', 'image/webp');
  await lost.publish(hidden);
  lost.later(16 * 60);
  expect((await lost.run()).mended).toEqual({ photos: 1 });
  expect(await lost.files.exists(file)).toBe(false);
});
