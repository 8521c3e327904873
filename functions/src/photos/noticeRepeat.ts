import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { titleOf } from '../../../src/domain/listings/listing.ts';
import { findAlikePhotos } from './findAlikePhotos.ts';

type Photo = { userId: string; listingId: string; photoId: string; print: string | null };

/**
 * Records if another unsold listing of the owner shows the same photo. /sell and /my-listings then warn the
 * owner.
 */
export const noticeRepeat = async (
  documents: Firestore,
  { userId, listingId, photoId, print }: Photo,
  now: number,
): Promise<void> => {
  if (print === null) return;
  const alike = await findAlikePhotos(documents, listingId, { [photoId]: print });
  const own = alike.find(
    ({ listing }) => listing.user_id === userId && listing.deleted_at === null && listing.status !== 'sold',
  );
  if (!own) return;
  await documents
    .collection('repeated_bikes')
    .doc(listingId)
    .set({
      user_id: userId,
      other_id: own.otherId,
      title: titleOf(own.listing),
      created_at: Timestamp.fromMillis(now),
    });
};
