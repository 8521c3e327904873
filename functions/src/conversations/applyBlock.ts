import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { Block } from '../../../src/domain/conversations/block.schema.ts';
import { closeThreads } from './closeThreads.ts';

/**
 * Closes the open threads between two people, unless the block was removed. Records nobody as closing them:
 * closing by the buyer means a purchase. Safe to repeat.
 */
export const applyBlock = async (documents: Firestore, written: DocumentSnapshot): Promise<number> => {
  const parsed = Block.safeParse((await written.ref.get()).data());
  if (!parsed.success) {
    if (written.exists) logger.info('a block was taken back, or does not parse');
    return 0;
  }
  const { user_id, other_id } = parsed.data;
  const between = (seller: string, buyer: string) =>
    documents.collection('inquiries').where('seller_id', '==', seller).where('buyer_id', '==', buyer);
  return (
    (await closeThreads(documents, between(user_id, other_id), user_id)) +
    (await closeThreads(documents, between(other_id, user_id)))
  );
};
