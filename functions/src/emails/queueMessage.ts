import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { day } from '../../../src/domain/time/time.ts';
import { countWith, type LimitCount } from '../http/rateLimit.ts';
import { type LastEmail, planBundle } from './bundle.plan.ts';
import { Mail, type Written } from './mail.ts';
import type { ThreadMessageData } from './memberEmail.ts';
import { type Queued, queueWith, referenceOf } from './queueEmail.ts';

type MessageEmail = Extract<Queued, { kind: 'inquiry' | 'reply' }> & { data: ThreadMessageData };

/** Returns null if there was no email, or it was dropped as seen. */
const readLast = async (documents: Firestore, transaction: Transaction, id: unknown) => {
  if (typeof id !== 'string') return null;
  const snapshot = await transaction.get(documents.collection('mail').doc(id));
  const mail = Mail.safeParse(snapshot.data());
  if (!mail.success || (mail.data.kind !== 'inquiry' && mail.data.kind !== 'reply')) return null;
  const { state, data } = mail.data;
  return { ref: snapshot.ref, waiting: state === 'queued' ? data : null };
};

/**
 * Queues a message's email. If an earlier email still waits, replaces it and repeats its unseen messages
 * (decision 135).
 * @param side conversation and receiver, such as `{thread}_buyer`
 * @returns whether it was new
 */
export const queueMessage = (
  documents: Firestore,
  email: MessageEmail,
  { side, seenAt, now }: { side: string; seenAt: number; now: number },
  tickets: readonly LimitCount[],
): Promise<boolean> =>
  documents.runTransaction(
    async (transaction) => {
      const reference = referenceOf(documents, email);
      if ((await transaction.get(reference)).exists) return false;
      const pointer = documents.collection('events').doc(`mailed_${side}`);
      const noted = await transaction.get(pointer);
      const earlier = await readLast(documents, transaction, noted.get('mail'));
      if (!(await countWith(transaction, documents, tickets, now))) return false;
      const last: LastEmail | null = earlier && { due: Number(noted.get('due')), data: earlier.waiting };
      const { due, data } = planBundle(email.kind, last, email.data, { now, seenAt });
      if (earlier?.waiting) transaction.update(earlier.ref, { state: 'sent', due_at: null, data: null });
      const bundled: Written = { kind: email.kind, to: email.to, data };
      const { source, receiver_id } = email;
      queueWith(
        transaction,
        documents,
        { ...bundled, source, due, ...(receiver_id !== undefined && { receiver_id }) },
        now,
      );
      transaction.set(pointer, { mail: reference.id, due, expires_at: Timestamp.fromMillis(due + day) });
      return true;
    },
    { maxAttempts: 20 },
  );
