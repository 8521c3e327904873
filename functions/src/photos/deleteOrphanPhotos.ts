import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { photoAddress } from '../../../src/domain/photos/photo.ts';
import type { StoredFile } from '../platform/files.ts';
import { removeAll } from '../platform/removeAll.ts';
import type { Site } from '../platform/site.ts';
import { forgetPhotos } from './acceptedPhotos.ts';
import { isForgottenOriginal, isOrphanPhoto, listingOf, photoOf } from './orphanPhoto.plan.ts';

const Images = z.array(z.object({ image_url: z.string() }));

/** Returns null for a malformed listing, so that no photo is deleted. */
const shownBy = (listing: DocumentSnapshot): string[] | null => {
  if (!listing.exists) return [];
  const images = Images.safeParse(listing.get('images'));
  return images.success ? images.data.map(({ image_url }) => image_url) : null;
};

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

/** Path of the last photo that the previous night checked. */
const Progress = z.object({ after: z.string() });

const orphansIn = async (
  documents: Firestore,
  page: readonly StoredFile[],
  now: number,
): Promise<string[]> => {
  const ids = [...new Set(page.map(({ path }) => listingOf(path)).filter(isText))];
  if (ids.length === 0) return [];
  const motorcycles = documents.collection('motorcycles');
  const listings = await documents.getAll(...ids.map((id) => motorcycles.doc(id)), {
    fieldMask: ['images'],
  });
  const unreadable = new Set(listings.filter((listing) => !shownBy(listing)).map(({ id }) => id));
  const shown = new Set(listings.flatMap((listing) => shownBy(listing) ?? []));
  const loose = page.filter((file) => isOrphanPhoto(file, shown, now)).map(({ path }) => path);
  return loose.filter((path) => !unreadable.has(listingOf(path) ?? ''));
};

/**
 * Deletes photos that no listing shows (unsaved forms, removed photos) and unprocessed originals. If time
 * runs out, the next night continues.
 */
export const deleteOrphanPhotos = async (
  { documents, files }: Site,
  now: number,
  isOver: () => boolean = () => false,
): Promise<number> => {
  let removed = 0;
  const remove = async (paths: string[]) => {
    await removeAll(files, paths);
    removed += paths.length;
  };
  for await (const page of files.pages('uploads/'))
    await remove(page.filter((file) => isForgottenOriginal(file, now)).map(({ path }) => path));
  const progress = documents.doc('jobs/photos');
  const after = Progress.safeParse((await progress.get()).data()).data?.after;
  for await (const page of files.pages('public/listings/', after)) {
    const orphans = await orphansIn(documents, page, now);
    for (const [listingId, addresses] of addressesOf(orphans))
      await forgetPhotos(documents, listingId, addresses);
    await remove(orphans);
    const last = page.at(-1)?.path;
    if (last !== undefined && isOver()) {
      await progress.set({ after: last });
      return removed;
    }
  }
  if (after !== undefined) await progress.delete();
  return removed;
};
