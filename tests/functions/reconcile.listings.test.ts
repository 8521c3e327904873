import { describe, expect, it } from 'vitest';
import { pageFile } from '../../functions/src/pages/renderPair.ts';
import { reconcile } from '../../functions/src/reconcile/reconcile.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { hour } from '../../src/domain/time/time.ts';
import { paths } from '../../src/paths.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { buildDraft } from '../fixtures/buildListing.ts';
import { bike, idsInFile, type Lost, minute, page, rowsOf, settle, toTimestamps } from './lostBikes.ts';
import { openLostSite } from './lostEvents.ts';

const announced = async ({ documents }: Lost, id: string) =>
  (await documents.doc(`announced/${id}`).get()).exists;

describe('a listing whose events were lost', () => {
  it('[S4.11] comes into the list, is on the home page and is announced, and a second run finds nothing', async () => {
    const lost = await openLostSite();
    const listing = bike(lost);
    await lost.documents
      .doc('alerts/waiting_0')
      .set(toTimestamps(buildAlert({ user_id: 'waiting', criteria: buildCriteria({ make: 'Honda' }) })));
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

  it.each([
    ['its time has come', {}, 5 * minute, null],
    ['it was paused', { status: 'paused' }, 24 * hour, null],
    ['neither', {}, 24 * hour, 'kept'],
  ] as const)('is kept for nobody any more where %s', async (_, changes, left, expected) => {
    const lost = await openLostSite();
    const listing = bike(lost, changes);
    await lost.publish(listing);
    await lost.documents
      .doc(`motorcycles/${listing.id}`)
      .update(toTimestamps({ reserved_until: lost.now() + left }));
    await lost.run();
    const until = (await lost.documents.doc(`motorcycles/${listing.id}`).get()).get('reserved_until');
    expect(until && 'kept').toBe(expected);
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
    await reconcile({ ...lost.needs, checkSeller: async () => false });
    expect(await announced(lost, listing.id)).toBe(false);
  });

  it('changes nothing while it is a draft', async () => {
    const lost = await openLostSite();
    const moment = lost.now() - 10 * minute;
    await lost.publish(buildDraft({ created_at: moment, updated_at: moment }));
    expect(await lost.run()).toEqual({ mended: {}, failed: 0 });
  });
});
