import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { hideListing } from '../../functions/src/moderation/listingActions.ts';
import { suspendPerson } from '../../functions/src/moderation/suspendPerson.ts';
import { renditionPath } from '../../src/domain/photos/photo.ts';
import { buildHidden } from '../fixtures/buildListing.ts';
import { photoId } from '../fixtures/buildPhoto.ts';
import { buildProfile } from '../fixtures/buildProfile.ts';
import { bike, type Lost, page, rowsOf, settle, toTimestamps } from './lostBikes.ts';
import { openLostSite } from './lostEvents.ts';

describe('what operators did, and nothing followed', () => {
  const context = ({ documents, needs, now }: Lost) => ({
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
    expect(await hideListing(context(lost), listing.id, { reason: 'scam', note: null })).toBe('done');
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
    expect(await hideListing(context(lost), listing.id, { reason: 'scam', note: null })).toBe('done');
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
    expect(await suspendPerson(context(lost), 'seller', { reason: 'scam', note: null })).toBe('done');
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
    const profile = toTimestamps(buildProfile({ full_name: 'Trần Thị Hoa', updated_at: moment }));
    await lost.documents.doc('profiles/hoa').set(profile);
    lost.later(5);
    expect((await lost.run()).mended).toEqual({ names: 1, pages: 1 });
    expect(await page(lost, listing.slug)).toContain('Trần Thị Hoa');
  });
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
