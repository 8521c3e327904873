import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { day } from '../../../src/domain/time/time.ts';
import { countWith, type LimitCount } from '../http/rateLimit.ts';
import { currentTrace } from '../platform/trace.ts';
import type { Written } from './mail.ts';

/** `due`: earliest time. `receiver_id`: account whose devices may be notified instead. */
export type Queued = { source: string; due?: number; receiver_id?: string } & Written;

export const mailLifetime = 30 * day;

export const referenceOf = (documents: Firestore, { kind, source }: Queued) =>
  documents.collection('mail').doc(`${kind}_${source}`);

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
    expires_at: Timestamp.fromMillis(now + mailLifetime),
  });
};

/**
 * Adds an email to the outbox, once per kind and source.
 * @param tickets limits; not queued if one is exhausted
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
