import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { blockId } from '../../../src/domain/conversations/block.ts';

type Read = (place: DocumentReference) => Promise<DocumentSnapshot>;
export type Blocking = 'none' | 'own' | 'other';

/**
 * Whether somebody has blocked another: by oneself, by the other, or not at all. One's own comes first.
 * @param read of a transaction, where what follows has to hold together with it
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

/** Whether one of two has blocked the other. */
export const areApart = async (documents: Firestore, one: string, other: string): Promise<boolean> =>
  (await blockingOf(documents, one, other)) !== 'none';
