import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { photoAddress } from '../../../src/domain/photos/photo.ts';
import { removeAll } from '../platform/removeAll.ts';
import type { Site } from '../platform/site.ts';
import { forgetPhotos } from './acceptedPhotos.ts';
import { isForgottenOriginal, isOrphanPhoto, listingOf, photoOf } from './orphanPhoto.plan.ts';

const Images = z.array(z.object({ image_url: z.string() }));

/** Returns the photos in a listing; null if it is malformed, so that nothing of it is deleted. */
const shownBy = (listing: DocumentSnapshot): string[] | null => {
  if (!listing.exists) return [];
  const images = Images.safeParse(listing.get('images'));
  return images.success ? images.data.map(({ image_url }) => image_url) : null;
};

/** Groups photo addresses by listing. */
const addressesOf = (paths: readonly string[]): Map<string, string[]> =>
  new Map(
    Object.entries(
      Object.groupBy(
        paths.map(photoOf).filter((photo) => photo !== null),
        ({ listingId }) => listingId,
      ),
    ).map(([listingId, photos = []]) => [
      listingId,
      [...new Set(photos.map(({ photoId }) => photoAddress(listingId, photoId)))],
    ]),
  );

const isText = (value: string | null): value is string => value !== null;

/**
 * Deletes photos that no listing shows (unsaved forms, removed photos) and unprocessed originals. Reads files
 * page by page, and each listing once.
 * @returns the number of deleted files
 */
export const deleteOrphanPhotos = async ({ documents, files }: Site, now: number): Promise<number> => {
  let removed = 0;
  const remove = async (paths: string[]) => {
    await removeAll(files, paths);
    removed += paths.length;
  };
  for await (const page of files.pages('public/listings/')) {
    const ids = [...new Set(page.map(({ path }) => listingOf(path)).filter(isText))];
    if (ids.length === 0) continue;
    const motorcycles = documents.collection('motorcycles');
    const listings = await documents.getAll(...ids.map((id) => motorcycles.doc(id)), {
      fieldMask: ['images'],
    });
    const unreadable = new Set(listings.filter((listing) => !shownBy(listing)).map(({ id }) => id));
    const shown = new Set(listings.flatMap((listing) => shownBy(listing) ?? []));
    const loose = page.filter((file) => isOrphanPhoto(file, shown, now)).map(({ path }) => path);
    const gone = loose.filter((path) => !unreadable.has(listingOf(path) ?? ''));
    for (const [listingId, addresses] of addressesOf(gone))
      await forgetPhotos(documents, listingId, addresses);
    await remove(gone);
  }
  for await (const page of files.pages('uploads/'))
    await remove(page.filter((file) => isForgottenOriginal(file, now)).map(({ path }) => path));
  return removed;
};
