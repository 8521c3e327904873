import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { day } from '../../../src/domain/time/time.ts';
import { currentTrace } from '../platform/trace.ts';
import { countWith, type LimitCount } from '../requests/rateLimit.ts';
import type { Written } from './mail.ts';

/** `due`: when it may go, if that is later than now. `receiver_id`: whose devices may be told instead. */
type Queued = { source: string; due?: number; receiver_id?: string } & Written;

const referenceOf = (documents: Firestore, { kind, source }: Queued) =>
  documents.collection('mail').doc(`${kind}_${source}`);

/** Puts an email that is known to be new into the outbox, together with what else a transaction writes. */
export const queueWith = (
  transaction: Transaction,
  documents: Firestore,
  email: Queued,
  now: number,
): void => {
  const { source: _, due = now, ...what } = email;
  transaction.create(referenceOf(documents, email), {
    ...what,
    state: 'queued',
    attempts: 0,
    due_at: Timestamp.fromMillis(due),
    uncertain: false,
    error: null,
    trace: currentTrace(),
    created_at: Timestamp.fromMillis(now),
    expires_at: Timestamp.fromMillis(now + 30 * day),
  });
};

/**
 * Puts an email into the outbox. Its id is its kind and what it is about, so that the same action done again
 * is the same email, and is counted once.
 * @param tickets what it is counted by; without one left it is not written
 * @returns whether it was new
 */
export const queueEmail = (
  documents: Firestore,
  email: Queued,
  now: number,
  tickets: readonly LimitCount[] = [],
): Promise<boolean> =>
  documents.runTransaction(
    async (transaction) => {
      if ((await transaction.get(referenceOf(documents, email))).exists) return false;
      if (!(await countWith(transaction, documents, tickets, now))) return false;
      queueWith(transaction, documents, email, now);
      return true;
    },
    { maxAttempts: 20 },
  );
