import type { PauseReason } from '../../../src/domain/outbox/outbox.ts';
import type { Mail } from './mail.ts';

export const leaseSeconds = 60;
/** An email is given up after this many workers crashed while sending it. */
export const maxVanished = 5;

const minute = 60_000;
/** Minutes to wait after each temporary refusal: three days in all. */
const waits = [5, 15, 30, 60, 120, 240, 480, 720, 720, 720, 720, 720] as const;
const pushWait = 15_000;

type Delivery = Pick<Mail, 'state' | 'attempts' | 'due_at' | 'uncertain' | 'vanished'>;
type Claimed = {
  state: 'processing';
  attempts: number;
  due_at: number;
  uncertain: boolean;
  vanished: number;
};
type Ended = { state: 'sent' | 'dead'; due_at: null };
type Waiting = { state: 'queued'; due_at: number; delays: number };

/**
 * Plans a worker's claim on an email; null if the email is not due, already ended, or claimed by another
 * worker.
 * @example planClaim({ state: 'queued', attempts: 0, due_at: 0, uncertain: false }, 5) // => { state: 'processing', attempts: 1, … }
 */
export const planClaim = (mail: Delivery, now: number): Claimed | Ended | null => {
  if (mail.due_at === null || mail.due_at > now) return null;
  const isTakenOver = mail.state === 'processing';
  const vanished = (mail.vanished ?? 0) + (isTakenOver ? 1 : 0);
  if (vanished >= maxVanished) return { state: 'dead', due_at: null };
  return {
    state: 'processing',
    attempts: mail.attempts + 1,
    due_at: now + leaseSeconds * 1_000,
    uncertain: mail.uncertain || isTakenOver,
    vanished,
  };
};

/**
 * Outcome of an attempt. `server`: the mail server failed. `later`, `never`: this email was refused for now
 * or for good (smtpFault.plan.ts). `push`: delayed, since a device may soon accept its notification. `held`:
 * the outbox is paused.
 */
export type SendResult =
  | { ok: true }
  | { ok: false; fault: 'server'; reason: PauseReason; error: string }
  | { ok: false; fault: 'later' | 'never' | 'push' | 'held'; error: string };

/**
 * Plans the next step after an attempt. A failing mail server only delays an email. A refused receiver ends
 * its delivery, at once or after the last retry.
 */
export const planOutcome = (
  { attempts, delays = 0 }: Pick<Mail, 'attempts' | 'delays'>,
  result: SendResult,
  now: number,
): Ended | Waiting => {
  if (result.ok) return { state: 'sent', due_at: null };
  switch (result.fault) {
    case 'never':
      return { state: 'dead', due_at: null };
    case 'later': {
      const wait = waits[delays];
      if (wait === undefined) return { state: 'dead', due_at: null };
      return { state: 'queued', due_at: now + wait * minute, delays: delays + 1 };
    }
    case 'push':
      return { state: 'queued', due_at: now + attempts * pushWait, delays };
    case 'server':
    case 'held':
      return { state: 'queued', due_at: now, delays };
  }
};
