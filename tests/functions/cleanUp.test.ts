import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { countListingView } from '../../functions/src/analytics/countListingView.ts';
import { eraseDeletedListings } from '../../functions/src/flows/eraseDeletedListings.ts';
import { deleteOrphanPhotos } from '../../functions/src/photos/deleteOrphanPhotos.ts';
import { processUpload } from '../../functions/src/photos/processUpload.ts';
import type { Site } from '../../functions/src/platform/site.ts';
import { cleanUp as cleanUpAll } from '../../functions/src/reconcile/cleanUp.ts';
import {
  photoAddress,
  type Rendition,
  renditionPath,
  renditions,
  uploadPath,
} from '../../src/domain/photos/photo.ts';
import { day } from '../../src/domain/time/time.ts';
import { paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { grainy } from '../fixtures/hostileFiles.ts';
import { delivered } from './delivered.ts';
import { bucket, documents, fresh, publish, site, visit } from './suite.ts';

const sizes = Object.keys(renditions) as Rendition[];
const save = (path: string) => bucket.file(path).save('a photo', { resumable: false });
const photoOf = async (listing: string) => {
  const id = randomUUID();
  const files = sizes.map((size) => renditionPath(listing, id, size));
  await Promise.all(files.map(save));
  return { image_url: photoAddress(listing, id), files };
};
const left = async (files: string[]) => {
  const exists = await Promise.all(files.map(async (file) => (await bucket.file(file).exists())[0]));
  return files.filter((_, index) => exists[index]);
};
const inDays = (days: number) => Date.now() + days * day;
/** Limited to these files, so that other tests' files stay. */
const own = fresh('cleanUp');
const files: Site['files'] = { ...site.files, pages: (folder) => site.files.pages(folder + own) };
const cleanUp = (now: number) => deleteOrphanPhotos({ ...site, files }, now);

it('photos that no listing shows go after a week, and the others stay', async () => {
  const id = fresh(own);
  const [shown, takenOut] = [await photoOf(id), await photoOf(id)];
  const unsaved = await photoOf(fresh(own));
  await publish(buildListing({ id, slug: id, images: [{ image_url: shown.image_url, image_order: 0 }] }));
  await cleanUp(inDays(6));
  const all = [...shown.files, ...takenOut.files, ...unsaved.files];
  expect(await left(all)).toEqual(all);
  expect(await cleanUp(inDays(8))).toBe(2 * sizes.length);
  expect(await left(all)).toEqual(shown.files);
  expect(await cleanUp(inDays(8))).toBe(0);
});

it('photos of a listing that cannot be read are left alone', async () => {
  const id = fresh(own);
  const photo = await photoOf(id);
  await documents.doc(`motorcycles/${id}`).set({ images: 'none' });
  await cleanUp(inDays(8));
  expect(await left(photo.files)).toEqual(photo.files);
});

it('an original that no trigger has taken goes after a day', async () => {
  const [old, recent] = ['one', 'two'].map((id) => uploadPath('seller', 'bike', id));
  const removed: string[] = [];
  const waiting: Site['files'] = {
    ...site.files,
    pages: async function* (folder) {
      if (folder !== 'uploads/') return;
      yield [{ path: old ?? '', created: inDays(-2), bytes: 1 }];
      yield [{ path: recent ?? '', created: inDays(-0.5), bytes: 1 }];
    },
    remove: async (path) => {
      removed.push(path);
    },
  };
  expect(await deleteOrphanPhotos({ ...site, files: waiting }, Date.now())).toBe(1);
  expect(removed).toEqual([old]);
});

it('[S4.10] what was deleted a month ago is gone for good, and what was deleted since is not', async () => {
  const build = async (days: number) => {
    const id = fresh('purge');
    const { image_url, files } = await photoOf(id);
    await documents.doc(`motorcycles/${id}/contact/phone`).set({ value: '+84912345678', hidden: false });
    await publish(buildListing({ id, slug: id, images: [{ image_url, image_order: 0 }] }));
    await documents.doc(`motorcycles/${id}`).update({ deleted_at: Timestamp.fromMillis(inDays(-days)) });
    return { id, files };
  };
  const [old, recent] = [await build(31), await build(29)];
  expect(await eraseDeletedListings(site, Date.now())).toBeGreaterThanOrEqual(1);
  const exists = async (path: string) => (await documents.doc(path).get()).exists;
  expect([
    await exists(`motorcycles/${old.id}`),
    await exists(`motorcycles/${old.id}/contact/phone`),
  ]).toEqual([false, false]);
  expect(await left(old.files)).toEqual([]);
  expect(await exists(`motorcycles/${recent.id}/contact/phone`)).toBe(true);
  expect(await left(recent.files)).toEqual(recent.files);
  expect(await exists(`slugs/${old.id}`)).toBe(true);
  await vi.waitFor(async () => expect([404, 410]).toContain((await visit(paths.listing(old.id))).status), {
    timeout: 25_000,
  });
});

it('a draft that was deleted a month ago is erased although it never had a page, and so is what lies about it', async () => {
  const id = fresh('draft');
  await documents.doc(`motorcycles/${id}`).set({
    user_id: 'seller',
    status: 'draft',
    deleted_at: Timestamp.fromMillis(inDays(-31)),
  });
  await documents.doc(`likes/somebody_${id}`).set({ user_id: 'somebody', motorcycle_id: id });
  await eraseDeletedListings(site, Date.now());
  const exists = async (path: string) => (await documents.doc(path).get()).exists;
  expect([await exists(`motorcycles/${id}`), await exists(`likes/somebody_${id}`)]).toEqual([false, false]);
});

it('every night the views of the day before are added to their listing', async () => {
  const id = fresh('seen');
  await publish(buildListing({ id, slug: id, seller_name: 'Lan' }));
  const evening = Date.UTC(2025, 0, 1, 12);
  await countListingView(documents, { listingId: id, viewer: 'somebody' }, evening);
  const { views } = await delivered(() => cleanUpAll({ ...site, files }, evening + day));
  expect([views, (await documents.doc(`motorcycles/${id}`).get()).get('views_count')]).toEqual([1, 1]);
});

it('of a listing that is erased, address and id stay taken, and no photo is accepted for it', async () => {
  const id = fresh(own);
  const owner = fresh('owner');
  await publish({ ...buildListing({ id, slug: id, user_id: owner }), deleted_at: Date.now() - 31 * day });
  await documents.doc(`deals/${id}`).set({ thread_id: 'x', agreed_at: Timestamp.now() });
  await eraseDeletedListings(site, Date.now());
  expect((await documents.doc(`motorcycles/${id}`).get()).exists).toBe(false);
  expect((await documents.doc(`deals/${id}`).get()).exists).toBe(false);
  expect((await documents.doc(`slugs/${id}`).get()).data()).toEqual({ motorcycle_id: id });
  const tombstone = (await documents.doc(`erased_listings/${id}`).get()).data() ?? {};
  expect(Object.keys(tombstone)).toEqual(['erased_at']);
  for (const uid of ['stranger', owner]) {
    const path = uploadPath(uid, id, randomUUID());
    const original = await grainy(40, 30).png().toBuffer();
    await bucket.file(path).save(original, { resumable: false });
    await processUpload(site, path, original.byteLength, Date.now());
    expect((await bucket.file(path).exists())[0]).toBe(false);
  }
  expect((await documents.doc(`listing_photos/${id}`).get()).exists).toBe(false);
});

it('photos that a night had no time for are looked at the next night, and then all again', async () => {
  const paths = ['a', 'b', 'c'].map((listing) => `public/listings/${own}-${listing}/photo/card.webp`);
  const looked: string[] = [];
  const slow: Site['files'] = {
    ...site.files,
    pages: async function* (folder, after = '') {
      if (folder === 'uploads/') return;
      for (const path of paths.filter((one) => one > after)) {
        looked.push(path);
        yield [{ path, created: Date.now(), bytes: 1 }];
      }
    },
  };
  const night = async (isOver: boolean) => {
    looked.length = 0;
    await deleteOrphanPhotos({ ...site, files: slow }, Date.now(), () => isOver);
    return looked.map((path) => path.slice(-'a/photo/card.webp'.length, -'/photo/card.webp'.length));
  };
  expect(await night(true)).toEqual(['a']);
  expect(await night(true)).toEqual(['b']);
  expect(await night(false)).toEqual(['c']);
  expect(await night(false)).toEqual(['a', 'b', 'c']);
});
