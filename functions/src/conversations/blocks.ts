import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { blockId } from '../../../src/domain/conversations/block.ts';

type Read = (place: DocumentReference) => Promise<DocumentSnapshot>;
export type Blocking = 'none' | 'own' | 'other';

/**
 * Returns who blocked whom: `own` if `userId` did, even if both did.
 * @param read a transaction's read function, if later writes depend on the result
 */
export const blockingOf = async (
  documents: Firestore,
  userId: string,
  otherId: string,
  read: Read = (place) => place.get(),
): Promise<Blocking> => {
  const blocks = documents.collection('blocks');
  if ((await read(blocks.doc(blockId(userId, otherId)))).exists) return 'own';
  return (await read(blocks.doc(blockId(otherId, userId)))).exists ? 'other' : 'none';
};

export const areApart = async (documents: Firestore, one: string, other: string): Promise<boolean> =>
  (await blockingOf(documents, one, other)) !== 'none';
