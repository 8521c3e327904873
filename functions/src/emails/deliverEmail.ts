import { createHash } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Letter } from '../emails/letter.ts';
import { composeLetter, Mail } from '../emails/mail.ts';
import { planClaim, planOutcome, type SendResult } from '../plans/planDelivery.ts';
import { isOutdated } from './isOutdated.ts';

/** Hands one letter to a mail server. */
export type Mailer = (envelope: Letter & { to: string; messageId: string }) => Promise<SendResult>;

const stored = (due: number | null) => ({ due_at: due === null ? null : Timestamp.fromMillis(due) });

/** The same letter always has the same Message-ID, so that a reader's program can drop a second copy. */
export const messageIdOf = (mailId: string, host: string) =>
  `<${createHash('sha256').update(mailId).digest('hex').slice(0, 32)}@${host}>`;

const claim = (documents: Firestore, id: string, now: number) => {
  const reference = documents.collection('mail').doc(id);
  return documents.runTransaction(async (transaction) => {
    const parsed = Mail.safeParse((await transaction.get(reference)).data());
    if (!parsed.success) {
      logger.error('a letter does not parse', {
        id,
        fields: parsed.error.issues.map((it) => it.path.join('.')),
      });
      return null;
    }
    const claimed = planClaim(parsed.data, now);
    if (!claimed) return null;
    if (await isOutdated(transaction, documents, parsed.data)) {
      transaction.delete(reference);
      return null;
    }
    transaction.update(reference, { ...claimed, ...stored(claimed.due_at) });
    if (claimed.state === 'processing') return { ...parsed.data, ...claimed };
    logger.error('a letter was given up', { id });
    return null;
  });
};

/**
 * Sends one letter of the outbox if it is due and nobody else is at it. Safe to call any number of times.
 * @param clock milliseconds since 1970
 */
export const deliverLetter = async (
  documents: Firestore,
  id: string,
  { mailer, host, clock }: { mailer: Mailer; host: string; clock: () => number },
): Promise<void> => {
  const mail = await claim(documents, id, clock());
  if (!mail) return;
  const letter = composeLetter(mail);
  const result: SendResult = letter
    ? await mailer({ ...letter, to: mail.to, messageId: messageIdOf(id, host) })
    : { ok: false, permanent: true, error: 'empty' };
  const outcome = planOutcome(mail.attempts, result, clock());
  const reference = documents.collection('mail').doc(id);
  await documents.runTransaction(async (transaction) => {
    const now = await transaction.get(reference);
    // Somebody took over when the lease ended: the letter is theirs now.
    if (now.get('attempts') !== mail.attempts || now.get('state') !== 'processing') return;
    transaction.update(reference, {
      ...outcome,
      ...stored(outcome.due_at),
      error: result.ok ? null : result.error,
      ...(outcome.state === 'sent' && { data: null }),
    });
  });
  const { kind, attempts, trace = null } = mail;
  if (result.ok) logger.info('a letter was sent', { id, kind, trace, attempts });
  else logger.warn('a letter was not sent', { id, kind, trace, error: result.error, state: outcome.state });
};

/** Letters whose time has come: those to try again, and those whose worker vanished. */
export const deliverDueLetters = async (
  documents: Firestore,
  with_: { mailer: Mailer; host: string; clock: () => number },
): Promise<number> => {
  const due = await documents
    .collection('mail')
    .where('due_at', '<=', Timestamp.fromMillis(with_.clock()))
    .orderBy('due_at')
    .limit(100)
    .get();
  for (const snapshot of due.docs) await deliverLetter(documents, snapshot.id, with_);
  return due.size;
};
