import { type DocumentSnapshot, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { keptAfterClosing } from '../../../src/domain/conversations/messagePhotos.ts';
import { messagePhotos } from '../photos/takePrivatePhoto.ts';

/** @returns null unless all photos are the sender's, ready and unsent */
export const readUnsent = async (
  transaction: Transaction,
  documents: Firestore,
  userId: string,
  ids: readonly string[],
): Promise<DocumentSnapshot[] | null> => {
  if (ids.length === 0) return [];
  const photos = await transaction.getAll(...ids.map((id) => messagePhotos(documents).doc(id)));
  const isUnsent = (photo: DocumentSnapshot) =>
    photo.get('user_id') === userId && photo.get('state') === 'ready' && photo.get('thread_id') === null;
  return photos.every(isUnsent) ? photos : null;
};

/** Adds photos to a thread, so that its two people can read them. */
export const attach = (
  transaction: Transaction,
  photos: readonly DocumentSnapshot[],
  threadId: string,
): void => {
  for (const { ref } of photos) transaction.update(ref, { thread_id: threadId, delete_at: null });
};

/** Sets the date on which a closed thread's photos are deleted. Safe to repeat. */
export const endPhotos = async (
  documents: Firestore,
  threadId: string,
  closedAt: number,
): Promise<number> => {
  const photos = await messagePhotos(documents)
    .where('thread_id', '==', threadId)
    .where('delete_at', '==', null)
    .get();
  const batch = documents.batch();
  for (const { ref } of photos.docs)
    batch.update(ref, { delete_at: Timestamp.fromMillis(closedAt + keptAfterClosing) });
  if (!photos.empty) await batch.commit();
  return photos.size;
};
