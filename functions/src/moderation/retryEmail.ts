import { Timestamp } from 'firebase-admin/firestore';
import { Mail } from '../emails/mail.ts';
import { mailLifetime } from '../emails/queueEmail.ts';
import { type AdminContext, type Outcome, record } from './adminAction.ts';

export const retryEmail = (context: AdminContext, id: string): Promise<Outcome> => {
  const reference = context.documents.collection('mail').doc(id);
  return context.documents.runTransaction(async (transaction) => {
    const mail = Mail.safeParse((await transaction.get(reference)).data());
    if (!mail.success || mail.data.data === null) return 'gone';
    if (mail.data.state !== 'dead') return 'same';
    transaction.update(reference, {
      state: 'queued',
      attempts: 0,
      delays: 0,
      vanished: 0,
      due_at: Timestamp.fromMillis(context.now),
      expires_at: Timestamp.fromMillis(context.now + mailLifetime),
    });
    record(transaction, context, { act: 'retry', target: `mail/${id}`, decision: null });
    return 'done';
  });
};
