import { createHash } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { OutboxPause } from '../../../src/domain/outbox/outbox.schema.ts';
import { alarmingFailures } from '../../../src/domain/outbox/outbox.ts';
import { pauseOf, readPause, writePause } from '../readers/pause.ts';
import type { Email } from './buildEmail.ts';
import { planClaim, planOutcome, type SendResult } from './delivery.plan.ts';
import { isOutdated } from './isOutdated.ts';
import { composeEmail, Mail } from './mail.ts';
import { type Gate, gateOf, planPause, planProbe } from './pause.plan.ts';
import { type Pushed, planPushed } from './pushed.plan.ts';

export type Mailer = (envelope: Email & { to: string; messageId: string }) => Promise<SendResult>;

export type PostOffice = {
  mailer: Mailer;
  /** Notifies the receiver's devices that subscribed to this kind of email. */
  push?: (mail: Mail, id: string) => Promise<Pushed>;
  /** Renews the link in a delayed email; null if the email is no longer needed. */
  renew?: (mail: Mail, now: number) => Promise<Mail | null>;
  host: string;
  /** Milliseconds since 1970. */
  clock: () => number;
};

const stored = (due: number | null) => ({ due_at: due === null ? null : Timestamp.fromMillis(due) });

/** Returns a Message-ID that depends only on the email, so that mail programs drop duplicates. */
export const messageIdOf = (mailId: string, host: string) =>
  `<${createHash('sha256').update(mailId).digest('hex').slice(0, 32)}@${host}>`;

type Claim = { mail: Mail; gate: Gate };

/** Returns whether the outbox's pause delays this email. The first attempt may still notify devices. */
const isHeld = (gate: Gate, mail: Mail, { push }: PostOffice) =>
  gate === 'closed' && !(push && mail.receiver_id && mail.attempts === 0);

const claim = (documents: Firestore, id: string, office: PostOffice): Promise<Claim | 'held' | null> => {
  const now = office.clock();
  const reference = documents.collection('mail').doc(id);
  const pausing = pauseOf(documents, office.host);
  return documents.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists) return null;
    const parsed = Mail.safeParse(snapshot.data());
    if (!parsed.success) {
      logger.error('an email does not parse', {
        id,
        fields: parsed.error.issues.map((it) => it.path.join('.')),
      });
      return null;
    }
    const claimed = planClaim(parsed.data, now);
    if (!claimed) return null;
    const pause = await readPause(pausing, transaction);
    // Without an address, only devices are notified, so the mail server's pause does not matter.
    const gate = parsed.data.to === null ? 'open' : gateOf(pause, now);
    if (isHeld(gate, parsed.data, office)) return 'held';
    if (await isOutdated(transaction, documents, { id, mail: parsed.data }, now)) {
      transaction.delete(reference);
      return null;
    }
    transaction.update(reference, { ...claimed, ...stored(claimed.due_at) });
    if (claimed.state !== 'processing') {
      logger.error('an email was given up', { id });
      return null;
    }
    if (gate === 'probe' && pause) writePause(transaction, pausing, planProbe(pause, now));
    return { mail: { ...parsed.data, ...claimed }, gate };
  });
};

const failed = (failure: unknown) => {
  const code = failure instanceof Error && 'code' in failure ? String(failure.code) : 'unknown';
  logger.error('a link could not be renewed', { code });
  return 'failed' as const;
};

type Sent = { result: SendResult; by: 'push' | 'email' | 'nobody' };

/** Notifies devices, or else sends an email if there is an address. */
const send = async (mail: Mail, gate: Gate, id: string, office: PostOffice): Promise<Sent> => {
  const { mailer, push, renew, host, clock } = office;
  const pushResult = planPushed(push ? await push(mail, id) : 'none', mail.attempts);
  if (pushResult) return { result: pushResult, by: 'push' };
  // No device accepted the message, and there is no address: a retry would not help.
  if (mail.to === null) return { result: { ok: true } as const, by: 'nobody' };
  if (gate === 'closed') return { result: { ok: false, fault: 'held', error: 'paused' }, by: 'nobody' };
  const current = renew ? await renew(mail, clock()).catch(failed) : mail;
  if (current === 'failed') return { result: { ok: false, fault: 'later', error: 'no link' }, by: 'nobody' };
  if (current === null) return { result: { ok: true }, by: 'nobody' };
  const email = composeEmail(current);
  const result: SendResult = email
    ? await mailer({ ...email, to: mail.to, messageId: messageIdOf(id, host) })
    : { ok: false, fault: 'never', error: 'empty' };
  return { result, by: email ? 'email' : 'nobody' };
};

/** Writes an attempt's outcome to the email and the pause. @returns the pause before and after */
const settle = (
  documents: Firestore,
  id: string,
  { mail, gate }: Claim,
  { result, by }: Sent,
  office: PostOffice,
): Promise<{ state: Mail['state']; before: OutboxPause | null; pause: OutboxPause | null }> => {
  const now = office.clock();
  const outcome = planOutcome(mail, result, now);
  const reference = documents.collection('mail').doc(id);
  const pausing = pauseOf(documents, office.host);
  return documents.runTransaction(async (transaction) => {
    const current = await transaction.get(reference);
    const before = by === 'email' ? await readPause(pausing, transaction) : null;
    const pause = by === 'email' ? planPause(before, gate, result, now) : null;
    if (pause !== before) writePause(transaction, pausing, pause);
    // After the lease has expired, another worker may have claimed the email.
    if (current.get('attempts') === mail.attempts && current.get('state') === 'processing')
      transaction.update(reference, {
        ...outcome,
        ...stored(outcome.due_at),
        error: result.ok ? null : result.error,
        ...(outcome.state === 'sent' && { data: null }),
      });
    return { state: outcome.state, before, pause };
  });
};

const tell = (
  id: string,
  { mail }: Claim,
  { result, by }: Sent,
  settled: Awaited<ReturnType<typeof settle>>,
) => {
  const { kind, attempts, trace = null } = mail;
  const { state, before, pause } = settled;
  if (result.ok) logger.info('an email was sent', { id, kind, trace, attempts, by });
  else logger.warn('an email was not sent', { id, kind, trace, error: result.error, state });
  if (state === 'dead' && !result.ok && result.fault === 'later')
    logger.error('an email was given up', { id });
  if (pause && pause !== before && pause.failures >= alarmingFailures) {
    const { failures, reason, error, since, until } = pause;
    logger.error('the outbox is paused', { reason, error, failures, since, until });
  }
  if (before && !pause) logger.info('the outbox goes on', { since: before.since, failures: before.failures });
};

/**
 * Delivers one email if it is due and unclaimed. Safe to repeat.
 * @returns whether to try the next email; false while the outbox is paused
 */
export const deliverEmail = async (
  documents: Firestore,
  id: string,
  office: PostOffice,
): Promise<boolean> => {
  const claimed = await claim(documents, id, office);
  if (claimed === 'held') return false;
  if (claimed === null) return true;
  const sent = await send(claimed.mail, claimed.gate, id, office);
  const settled = await settle(documents, id, claimed, sent, office);
  tell(id, claimed, sent, settled);
  return sent.result.ok || (sent.result.fault !== 'server' && sent.result.fault !== 'held');
};

/** Milliseconds; ends a run before the platform's timeout. */
const runLength = 200_000;

/**
 * Delivers due emails, also after failures and crashes. Sends them one at a time, to protect a recovering
 * mail server.
 */
export const deliverDueEmails = async (
  documents: Firestore,
  office: PostOffice,
  max = 100,
): Promise<number> => {
  const begun = office.clock();
  if (gateOf(await readPause(pauseOf(documents, office.host)), begun) === 'closed') return 0;
  const due = await documents
    .collection('mail')
    .where('due_at', '<=', Timestamp.fromMillis(begun))
    .orderBy('due_at')
    .limit(max)
    .get();
  for (const [index, { id }] of due.docs.entries()) {
    const goesOn = await deliverEmail(documents, id, office);
    if (!goesOn || office.clock() - begun > runLength) return index + 1;
  }
  return due.size;
};
