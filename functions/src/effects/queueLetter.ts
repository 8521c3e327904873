import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { day } from '../../../src/domain/time.ts';
import type { Written } from '../emails/mail.ts';

/**
 * Puts a letter into the outbox. Its id is its kind and what it is about, so that the same deed done again
 * is the same letter.
 * @returns whether it was new
 */
export const queueLetter = async (
  documents: Firestore,
  letter: { source: string } & Written,
  now: number,
): Promise<boolean> => {
  const { source, ...what } = letter;
  const reference = documents.collection('mail').doc(`${what.kind}_${source}`);
  return documents.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) return false;
    transaction.create(reference, {
      ...what,
      state: 'queued',
      attempts: 0,
      due_at: Timestamp.fromMillis(now),
      uncertain: false,
      error: null,
      created_at: Timestamp.fromMillis(now),
      expires_at: Timestamp.fromMillis(now + 30 * day),
    });
    return true;
  });
};
