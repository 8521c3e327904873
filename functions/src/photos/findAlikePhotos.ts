import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { photoAddress } from '../../../src/domain/photos/photo.ts';
import { looksAlike, printKeys } from '../../../src/domain/photos/photoPrint.ts';
import { readListing } from '../readers/readListing.ts';

const Prints = z.object({ prints: z.record(z.string(), z.string()) });
/** What the photos of a listing look like, by the ids of the photos. */
export const readPrints = (data: unknown): Record<string, string> =>
  Prints.safeParse(data).data?.prints ?? {};

/** When a photo was taken in, in milliseconds; null for those from before this was written down. */
export const takenAt = (data: DocumentData | undefined, photoId: string): number | null => {
  const time: unknown = data?.times?.[photoId];
  return time instanceof Timestamp ? time.toMillis() : null;
};

/** More listings that share a key with one photo are not looked at. */
const mostCandidates = 100;

/** A photo of one listing that looks like one of another, which has been public. `since`: when the other one came. */
export type AlikePhoto = {
  own: string;
  ownId: string;
  other: string;
  otherId: string;
  since: number;
  listing: Listing;
};

/** Photos of other listings that share a key with a print, and look like it: their places. */
const placesAlike = async (documents: Firestore, listingId: string, print: string) => {
  const found = await documents
    .collection('listing_photos')
    .where('print_keys', 'array-contains-any', printKeys(print))
    .limit(mostCandidates)
    .select('prints', 'times')
    .get();
  return found.docs.flatMap((snapshot) => {
    if (snapshot.id === listingId) return [];
    const alike = Object.entries(readPrints(snapshot.data())).find(([, other]) => looksAlike(print, other));
    return alike
      ? [{ otherId: snapshot.id, photoId: alike[0], taken: takenAt(snapshot.data(), alike[0]) }]
      : [];
  });
};

/**
 * Which photos of a listing look like those of another one: found by keys, so that no more than those that share one are
 * read, however many there are.
 * @param prints what the listing's photos look like, by their ids
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
  const found =
    ids.length === 0
      ? []
      : await documents.getAll(...ids.map((id) => documents.collection('motorcycles').doc(id)));
  const listings = new Map(found.map((snapshot) => [snapshot.id, readListing(snapshot)]));
  return pairs.flatMap(({ own, otherId, photoId, taken }) => {
    const listing = listings.get(otherId);
    const other = photoAddress(otherId, photoId);
    const isShown = listing?.images.some(({ image_url }) => image_url === other);
    // A draft of somebody else is nobody's business.
    if (!listing || listing.slug === null || !isShown) return [];
    const since = taken ?? listing.created_at;
    return [{ own: photoAddress(listingId, own), ownId: own, other, otherId, since, listing }];
  });
};
