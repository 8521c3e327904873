import { Timestamp } from 'firebase-admin/firestore';
import { Mail } from '../emails/mail.ts';
import { pauseOf, readPause, writePause } from '../readers/pause.ts';
import { type AdminContext, type Outcome, record } from './adminAction.ts';

/** Resumes a paused outbox: makes the next queued email due now, which tests the mail server. */
export const resumeOutbox = (context: AdminContext, host: string): Promise<Outcome> => {
  const { documents, now } = context;
  const reference = pauseOf(documents, host);
  const waiting = documents.collection('mail').where('due_at', '>', new Date(0)).orderBy('due_at').limit(20);
  return documents.runTransaction(async (transaction) => {
    const pause = await readPause(reference, transaction);
    if (pause === null) return 'same';
    const { docs } = await transaction.get(waiting);
    const next = docs
      .flatMap((it) => {
        const { data } = Mail.safeParse(it.data());
        return data?.state === 'queued' ? [{ reference: it.ref, ...data }] : [];
      })
      .find(({ attempts, due_at }) => attempts > 0 || (due_at ?? 0) <= now);
    if (next && (next.due_at ?? 0) > now)
      transaction.update(next.reference, { due_at: Timestamp.fromMillis(now) });
    writePause(transaction, reference, { ...pause, until: now });
    record(transaction, context, { act: 'resume', target: `outbox/${host}`, decision: null });
    return 'done';
  });
};
