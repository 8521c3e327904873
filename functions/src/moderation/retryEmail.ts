import { Timestamp } from 'firebase-admin/firestore';
import { day } from '../../../src/domain/time.ts';
import { Mail } from '../emails/mail.ts';
import { type Desk, type Outcome, record } from './desk.ts';

/** Puts a letter that was given up back into the outbox, with all its tries before it. */
export const retryLetter = (desk: Desk, id: string): Promise<Outcome> => {
  const reference = desk.documents.collection('mail').doc(id);
  return desk.documents.runTransaction(async (transaction) => {
    const mail = Mail.safeParse((await transaction.get(reference)).data());
    if (!mail.success || mail.data.data === null) return 'gone';
    if (mail.data.state !== 'dead') return 'same';
    transaction.update(reference, {
      state: 'queued',
      attempts: 0,
      due_at: Timestamp.fromMillis(desk.now),
      expires_at: Timestamp.fromMillis(desk.now + 30 * day),
    });
    record(transaction, desk, { act: 'retry', target: `mail/${id}`, decision: null });
    return 'done';
  });
};
