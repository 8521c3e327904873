import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { photoAddress } from '../../../src/domain/photos/photo.ts';
import { removeAll } from '../platform/removeAll.ts';
import type { Site } from '../platform/site.ts';
import { forgetPhotos } from './acceptedPhotos.ts';
import { isForgottenOriginal, isOrphanPhoto, listingOf, photoOf } from './orphanPhoto.plan.ts';

const Images = z.array(z.object({ image_url: z.string() }));

/** The photos that a listing shows; null where that cannot be read, so that nothing of it is thrown away. */
const shownBy = (listing: DocumentSnapshot): string[] | null => {
  if (!listing.exists) return [];
  const images = Images.safeParse(listing.get('images'));
  return images.success ? images.data.map(({ image_url }) => image_url) : null;
};

/** The addresses of photos, by their listing. */
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
 * Removes photos that no listing shows, because a form was never saved or a photo was taken out again, and
 * originals that were never taken. Goes through the files page by page, with one read a listing.
 * @returns how many files were removed
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
