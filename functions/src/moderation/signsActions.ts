import {
  type DocumentReference,
  type QuerySnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { keptAfterLook } from '../../../src/domain/moderation/signs.ts';
import { type AdminContext, type Outcome, record } from './adminAction.ts';

const atOnce = 300;

/** The places in the queue that wait about a person or a bike. */
export const openSignsOf = (
  transaction: Transaction,
  { documents }: AdminContext,
  field: 'user_id' | 'motorcycle_id',
  id: string,
) =>
  transaction.get(
    documents.collection('fraud_signs').where(field, '==', id).where('status', '==', 'new').limit(atOnce),
  );

const close = (transaction: Transaction, { now }: AdminContext, reference: DocumentReference): void => {
  transaction.update(reference, {
    status: 'seen',
    updated_at: Timestamp.fromMillis(now),
    expires_at: Timestamp.fromMillis(now + keptAfterLook),
  });
};

/** Somebody has looked at these: whoever they are about is suspended, or the listing hidden, with the same transaction. */
export const closeSigns = (transaction: Transaction, context: AdminContext, places: QuerySnapshot): void => {
  for (const { ref } of places.docs) close(transaction, context, ref);
};

/** An operator has looked at one place and found no reason to do more. */
export const lookAtSigns = (context: AdminContext, id: string): Promise<Outcome> => {
  const reference = context.documents.collection('fraud_signs').doc(id);
  return context.documents.runTransaction(async (transaction) => {
    const place = await transaction.get(reference);
    if (!place.exists) return 'gone';
    if (place.get('status') !== 'new') return 'same';
    close(transaction, context, reference);
    record(transaction, context, { act: 'look', target: `fraud_signs/${id}`, decision: null });
    return 'done';
  });
};
