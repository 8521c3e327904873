import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { day } from '../../../src/domain/time.ts';
import type { Written } from '../emails/mail.ts';
import { currentTrace } from '../trace.ts';
import { countWith, type Ticket } from './takeTicket.ts';

/** `due`: when it may go, if that is later than now. */
type Queued = { source: string; due?: number } & Written;

const referenceOf = (documents: Firestore, { kind, source }: Queued) =>
  documents.collection('mail').doc(`${kind}_${source}`);

/** Puts a letter that is known to be new into the outbox, together with what else a transaction writes. */
export const queueWith = (
  transaction: Transaction,
  documents: Firestore,
  letter: Queued,
  now: number,
): void => {
  const { source: _, due = now, ...what } = letter;
  transaction.create(referenceOf(documents, letter), {
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
 * Puts a letter into the outbox. Its id is its kind and what it is about, so that the same deed done again
 * is the same letter, and is counted once.
 * @param tickets what it is counted by; without one left it is not written
 * @returns whether it was new
 */
export const queueLetter = (
  documents: Firestore,
  letter: Queued,
  now: number,
  tickets: readonly Ticket[] = [],
): Promise<boolean> =>
  documents.runTransaction(
    async (transaction) => {
      if ((await transaction.get(referenceOf(documents, letter))).exists) return false;
      if (!(await countWith(transaction, documents, tickets, now))) return false;
      queueWith(transaction, documents, letter, now);
      return true;
    },
    { maxAttempts: 20 },
  );
