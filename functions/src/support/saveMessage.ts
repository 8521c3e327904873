import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Written } from '../emails/mail.ts';
import { queueLetter } from './queueLetter.ts';

type OperatorMail = Extract<Written, { kind: 'contactMessage' | 'supportRequest' }>;

/**
 * Keeps what somebody sent to the operator, then queues its letter. Done again under the same id, it adds
 * nothing, and makes up for a letter that the first time did not come to.
 */
export const storeForOperator = async (
  documents: Firestore,
  place: { collection: 'contact_messages' | 'support_requests'; id: string },
  fields: Record<string, unknown>,
  letter: OperatorMail,
  now: number,
): Promise<void> => {
  const reference = documents.collection(place.collection).doc(place.id);
  await documents.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) return;
    transaction.create(reference, { ...fields, status: 'new', created_at: Timestamp.fromMillis(now) });
  });
  await queueLetter(documents, { ...letter, source: place.id }, now);
};
