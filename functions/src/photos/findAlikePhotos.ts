import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { photoAddress } from '../../../src/domain/photos/photo.ts';
import { looksAlike, printKeys } from '../../../src/domain/photos/photoPrint.ts';
import { readListing } from '../readers/readListing.ts';

const Prints = z.object({ prints: z.record(z.string(), z.string()) });
export const readPrints = (data: unknown): Record<string, string> =>
  Prints.safeParse(data).data?.prints ?? {};

/** Returns a photo's upload time in milliseconds; null for old photos without one. */
export const takenAt = (data: DocumentData | undefined, photoId: string): number | null => {
  const time: unknown = data?.times?.[photoId];
  return time instanceof Timestamp ? time.toMillis() : null;
};

const maxCandidates = 100;

/**
 * Photo `own` that resembles the photo `other` of `listing`, which is or was public. `since`: upload time of
 * `other`.
 */
export type AlikePhoto = {
  own: string;
  ownId: string;
  other: string;
  otherId: string;
  since: number;
  listing: Listing;
};

/** Finds other listings' photos with a similar print, among those that share an index key. */
const placesAlike = async (documents: Firestore, listingId: string, print: string) => {
  const snapshots = await documents
    .collection('listing_photos')
    .where('print_keys', 'array-contains-any', printKeys(print))
    .limit(maxCandidates)
    .select('prints', 'times')
    .get();
  return snapshots.docs.flatMap((snapshot) => {
    if (snapshot.id === listingId) return [];
    const alike = Object.entries(readPrints(snapshot.data())).find(([, other]) => looksAlike(print, other));
    return alike
      ? [{ otherId: snapshot.id, photoId: alike[0], taken: takenAt(snapshot.data(), alike[0]) }]
      : [];
  });
};

/**
 * Finds photos of other listings that resemble this listing's.
 * @param prints of the listing's photos, by photo id
 */
export const findAlikePhotos = async (
  documents: Firestore,
  listingId: string,
  prints: Record<string, string>,
): Promise<AlikePhoto[]> => {
  const pairs: { own: string; otherId: string; photoId: string; taken: number | null }[] = [];
  for (const [own, print] of Object.entries(prints))
    for (const place of await placesAlike(documents, listingId, print)) pairs.push({ own, ...place });
  const ids = [...new Set(pairs.map(({ otherId }) => otherId))];
  const candidates =
    ids.length === 0
      ? []
      : await documents.getAll(...ids.map((id) => documents.collection('motorcycles').doc(id)));
  const listings = new Map(candidates.map((snapshot) => [snapshot.id, readListing(snapshot)]));
  return pairs.flatMap(({ own, otherId, photoId, taken }) => {
    const listing = listings.get(otherId);
    const other = photoAddress(otherId, photoId);
    const isShown = listing?.images.some(({ image_url }) => image_url === other);
    // Drafts of other people are private.
    if (!listing || listing.slug === null || !isShown) return [];
    const since = taken ?? listing.created_at;
    return [{ own: photoAddress(listingId, own), ownId: own, other, otherId, since, listing }];
  });
};
