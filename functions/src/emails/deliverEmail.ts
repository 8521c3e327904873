import { createHash } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { Email } from './buildEmail.ts';
import { planClaim, planOutcome, type SendResult } from './delivery.plan.ts';
import { isOutdated } from './isOutdated.ts';
import { composeEmail, Mail } from './mail.ts';
import { type Pushed, planPushed } from './pushed.plan.ts';

/** Hands one email to a mail server. */
export type Mailer = (envelope: Email & { to: string; messageId: string }) => Promise<SendResult>;

/** What delivers: a mail server, and where the installation has notifications the devices of the receiver. */
export type PostOffice = {
  mailer: Mailer;
  /** Tells the devices of the receiver, if they want to hear of this. */
  push?: (mail: Mail, id: string) => Promise<Pushed>;
  host: string;
  /** Milliseconds since 1970. */
  clock: () => number;
};

const stored = (due: number | null) => ({ due_at: due === null ? null : Timestamp.fromMillis(due) });

/** The same email always has the same Message-ID, so that a reader's program can drop a second copy. */
export const messageIdOf = (mailId: string, host: string) =>
  `<${createHash('sha256').update(mailId).digest('hex').slice(0, 32)}@${host}>`;

const claim = (documents: Firestore, id: string, now: number) => {
  const reference = documents.collection('mail').doc(id);
  return documents.runTransaction(async (transaction) => {
    const parsed = Mail.safeParse((await transaction.get(reference)).data());
    if (!parsed.success) {
      logger.error('an email does not parse', {
        id,
        fields: parsed.error.issues.map((it) => it.path.join('.')),
      });
      return null;
    }
    const claimed = planClaim(parsed.data, now);
    if (!claimed) return null;
    if (await isOutdated(transaction, documents, parsed.data, now)) {
      transaction.delete(reference);
      return null;
    }
    transaction.update(reference, { ...claimed, ...stored(claimed.due_at) });
    if (claimed.state === 'processing') return { ...parsed.data, ...claimed };
    logger.error('an email was given up', { id });
    return null;
  });
};

/** To the devices of the receiver; by email where none has taken it. Where there is no address for that, it ends here. */
const send = async (
  mail: Mail,
  id: string,
  { mailer, push, host }: PostOffice,
): Promise<{ result: SendResult; by: 'push' | 'email' | 'nobody' }> => {
  const told = planPushed(push ? await push(mail, id) : 'none', mail.attempts);
  if (told) return { result: told, by: 'push' };
  // Nothing is left to be tried, and nothing has failed that somebody could mend.
  if (mail.to === null) return { result: { ok: true } as const, by: 'nobody' };
  const email = composeEmail(mail);
  const result: SendResult = email
    ? await mailer({ ...email, to: mail.to, messageId: messageIdOf(id, host) })
    : { ok: false, permanent: true, error: 'empty' };
  return { result, by: 'email' };
};

/** Delivers one email of the outbox if it is due and nobody else is at it. Safe to call any number of times. */
export const deliverEmail = async (documents: Firestore, id: string, office: PostOffice): Promise<void> => {
  const { clock } = office;
  const mail = await claim(documents, id, clock());
  if (!mail) return;
  const { result, by } = await send(mail, id, office);
  const outcome = planOutcome(mail.attempts, result, clock());
  const reference = documents.collection('mail').doc(id);
  await documents.runTransaction(async (transaction) => {
    const now = await transaction.get(reference);
    // Somebody took over when the lease ended: the email is theirs now.
    if (now.get('attempts') !== mail.attempts || now.get('state') !== 'processing') return;
    transaction.update(reference, {
      ...outcome,
      ...stored(outcome.due_at),
      error: result.ok ? null : result.error,
      ...(outcome.state === 'sent' && { data: null }),
    });
  });
  const { kind, attempts, trace = null } = mail;
  if (result.ok) logger.info('an email was sent', { id, kind, trace, attempts, by });
  else logger.warn('an email was not sent', { id, kind, trace, error: result.error, state: outcome.state });
};

/** Emails whose time has come: those to try again, and those whose worker vanished. */
export const deliverDueEmails = async (documents: Firestore, with_: PostOffice): Promise<number> => {
  const due = await documents
    .collection('mail')
    .where('due_at', '<=', Timestamp.fromMillis(with_.clock()))
    .orderBy('due_at')
    .limit(100)
    .get();
  for (const snapshot of due.docs) await deliverEmail(documents, snapshot.id, with_);
  return due.size;
};
