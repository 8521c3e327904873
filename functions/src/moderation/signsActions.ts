import {
  type DocumentReference,
  type QuerySnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { keptAfterLook } from '../../../src/domain/moderation/signs.ts';
import { type AdminContext, type Outcome, record } from './adminAction.ts';

const atOnce = 300;

const places = ({ documents }: AdminContext) => documents.collection('fraud_signs');

export const openSignsOf = (transaction: Transaction, context: AdminContext, userId: string) =>
  transaction.get(places(context).where('user_id', '==', userId).where('status', '==', 'new').limit(atOnce));

/** Returns the open queue entry about a listing; ignores entries about its messages. */
export const openSignsAbout = (transaction: Transaction, context: AdminContext, listingId: string) =>
  transaction.get(
    places(context)
      .where('motorcycle_id', '==', listingId)
      .where('subject', '==', 'listing')
      .where('status', '==', 'new')
      .limit(1),
  );

const close = (transaction: Transaction, { now }: AdminContext, reference: DocumentReference): void => {
  transaction.update(reference, {
    status: 'seen',
    updated_at: Timestamp.fromMillis(now),
    expires_at: Timestamp.fromMillis(now + keptAfterLook),
  });
};

export const closeSigns = (transaction: Transaction, context: AdminContext, places: QuerySnapshot): void => {
  for (const { ref } of places.docs) close(transaction, context, ref);
};

/** Closes a queue entry without further action. */
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
