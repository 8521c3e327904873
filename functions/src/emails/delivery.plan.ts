import type { Mail } from './mail.ts';

export const leaseSeconds = 60;
export const maxAttempts = 5;
/** Seconds to wait after the first, second, … failure. */
const waits = [15, 30, 60, 120] as const;

type Delivery = Pick<Mail, 'state' | 'attempts' | 'due_at' | 'uncertain'>;
type Claimed = { state: 'processing'; attempts: number; due_at: number; uncertain: boolean };
type Ended = { state: 'sent' | 'dead'; due_at: null };
type Waiting = { state: 'queued'; due_at: number };

/**
 * Whether a worker may take an email now. Null: it has ended, is not due, or somebody else is at it.
 * @example planClaim({ state: 'queued', attempts: 0, due_at: 0, uncertain: false }, 5) // => { state: 'processing', attempts: 1, … }
 */
export const planClaim = (mail: Delivery, now: number): Claimed | Ended | null => {
  if (mail.due_at === null || mail.due_at > now) return null;
  if (mail.attempts >= maxAttempts) return { state: 'dead', due_at: null };
  return {
    state: 'processing',
    attempts: mail.attempts + 1,
    due_at: now + leaseSeconds * 1_000,
    uncertain: mail.uncertain || mail.state === 'processing',
  };
};

export type SendResult = { ok: true } | { ok: false; permanent: boolean; error: string };

/** What becomes of an email after an attempt. */
export const planOutcome = (attempts: number, result: SendResult, now: number): Ended | Waiting => {
  if (result.ok) return { state: 'sent', due_at: null };
  if (result.permanent || attempts >= maxAttempts) return { state: 'dead', due_at: null };
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? waits[0];
  return { state: 'queued', due_at: now + wait * 1_000 };
};
