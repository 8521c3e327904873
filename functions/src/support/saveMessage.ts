import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Written } from '../emails/mail.ts';
import { queueEmail } from '../emails/queueEmail.ts';

type OperatorMail = Extract<Written, { kind: 'contactMessage' | 'supportRequest' }>;

/** Stores a message and queues its email. A repeated id stores nothing, but queues a missing email. */
export const saveMessage = async (
  documents: Firestore,
  place: { collection: 'contact_messages' | 'support_requests'; id: string },
  fields: Record<string, unknown>,
  email: OperatorMail,
  now: number,
): Promise<void> => {
  const reference = documents.collection(place.collection).doc(place.id);
  await documents.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) return;
    transaction.create(reference, { ...fields, status: 'new', created_at: Timestamp.fromMillis(now) });
  });
  await queueEmail(documents, { ...email, source: place.id }, now);
};
