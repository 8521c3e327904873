import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { photoAddress } from '../../../src/domain/photos/photo.ts';
import { printKeys } from '../../../src/domain/photos/photoPrint.ts';
import { readPrints } from './findAlikePhotos.ts';

/**
 * listing_photos/{listing} { user_id, addresses, times, hashes, prints, print_keys }
 * Accepted photos; firestore.rules refuse any other photo in a listing. `hashes` identify photos of suspended
 * people. `prints` find near copies, through the index `print_keys`.
 */
export const acceptedPhotos = (documents: Firestore, listingId: string): DocumentReference =>
  documents.collection('listing_photos').doc(listingId);

const Images = z.array(z.object({ image_url: z.string() }));
/** Returns a listing's photos. They are accepted even if an old listing has no `listing_photos` document. */
const shownBy = (listing: DocumentSnapshot | undefined): string[] =>
  (Images.safeParse(listing?.get('images')).data ?? []).map(({ image_url }) => image_url);

type Photo = {
  userId: string;
  listingId: string;
  photoId: string;
  hash: string | null;
  print: string | null;
  now: number;
};

/** Accepts a listing's photo. @throws if the listing belongs to another person */
export const acceptPhoto = (
  documents: Firestore,
  { userId, listingId, photoId, hash, print, now }: Photo,
): Promise<void> => {
  const place = acceptedPhotos(documents, listingId);
  const motorcycle = documents.collection('motorcycles').doc(listingId);
  return documents.runTransaction(async (transaction) => {
    const [accepted, listing] = await transaction.getAll(place, motorcycle);
    const owner: unknown = accepted?.get('user_id') ?? listing?.get('user_id') ?? userId;
    if (owner !== userId) throw new Error('a photo came for somebody else’s listing');
    const addresses = [...shownBy(listing), photoAddress(listingId, photoId)];
    transaction.set(
      place,
      {
        user_id: userId,
        addresses: FieldValue.arrayUnion(...addresses),
        times: { [photoId]: Timestamp.fromMillis(now) },
        ...(hash !== null && { hashes: { [photoId]: hash } }),
        ...(print !== null && {
          prints: { [photoId]: print },
          print_keys: FieldValue.arrayUnion(...printKeys(print)),
        }),
      },
      { merge: true },
    );
  });
};

/** Removes photos whose files were deleted. */
export const forgetPhotos = async (
  documents: Firestore,
  listingId: string,
  addresses: readonly string[],
): Promise<void> => {
  const place = acceptedPhotos(documents, listingId);
  await documents.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(place);
    if (!snapshot.exists) return;
    const left = Object.entries(readPrints(snapshot.data())).filter(
      ([photoId]) => !addresses.includes(photoAddress(listingId, photoId)),
    );
    transaction.update(place, {
      addresses: FieldValue.arrayRemove(...addresses),
      ...(snapshot.get('prints') && {
        prints: Object.fromEntries(left),
        print_keys: [...new Set(left.flatMap(([, print]) => printKeys(print)))],
      }),
    });
  });
};
