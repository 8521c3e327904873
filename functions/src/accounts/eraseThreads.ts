import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { nobody, unknownName } from '../../../src/domain/accounts/profile.ts';
import { planLeaveThread } from './leaveThread.plan.ts';

const emailIds = (
  thread: string,
  replies: readonly QueryDocumentSnapshot[],
  reminders: readonly string[],
) => [
  `inquiry_${thread}`,
  `purchase_${thread}`,
  `bikeSold_${thread}`,
  `boughtQuestion_${thread}`,
  ...['buyer', 'seller'].flatMap((side) => [
    `reviewInvite_${thread}_${side}`,
    `reviewPublished_${thread}_${side}`,
  ]),
  ...replies.flatMap(({ id }) => [`reply_${thread}_${id}`, `visitAgreed_${thread}_${id}`]),
  ...reminders,
];

/** Returns the ids of the reminder emails about the current visit. */
const reminderIds = async (reference: DocumentReference): Promise<string[]> => {
  const visit = (await reference.get()).get('visit');
  if (!(visit?.starts_at instanceof Timestamp)) return [];
  const starts = visit.starts_at.toMillis();
  return ['buyer', 'seller'].map((side) => `visitReminder_${reference.id}_${starts}_${side}`);
};

const dropUnsent = async (documents: Firestore, ids: readonly string[]) => {
  const emails = await documents.getAll(...ids.map((id) => documents.doc(`mail/${id}`)));
  const unsent = emails.filter((email) => email.exists && email.get('data') !== null);
  await Promise.all(unsent.map((email) => email.ref.delete()));
};

/**
 * Removes a person from a conversation. Changes the thread last: a retry finds the replies only through it.
 */
const leaveThread = async (documents: Firestore, reference: DocumentReference, userId: string) => {
  const replies = await reference.collection('replies').get();
  await dropUnsent(documents, emailIds(reference.id, replies.docs, await reminderIds(reference)));
  const own = replies.docs.filter((reply) => reply.get('sender_id') === userId);
  await Promise.all(
    own.map(({ ref }) =>
      ref.update({ sender_id: nobody, sender_name: unknownName, photos: FieldValue.delete() }),
    ),
  );
  const isEmpty = await documents.runTransaction(async (transaction) => {
    const thread = await transaction.get(reference);
    const plan = planLeaveThread(thread.data() ?? {}, userId);
    if (plan.kind === 'rename' && thread.exists) {
      const isBuyer = thread.get('buyer_id') === userId;
      transaction.update(reference, { ...plan.changes, ...(isBuyer && { photos: FieldValue.delete() }) });
    }
    return plan.kind === 'remove';
  });
  if (isEmpty) await documents.recursiveDelete(reference);
};

export const eraseThreads = async (documents: Firestore, userId: string): Promise<void> => {
  for (const side of ['buyer_id', 'seller_id'] as const) {
    const threads = await documents.collection('inquiries').where(side, '==', userId).get();
    for (const thread of threads.docs) await leaveThread(documents, thread.ref, userId);
  }
};
