import { expect, it } from 'vitest';
import { planClaim, planOutcome } from './delivery.plan.ts';

const now = 1_000_000;
const queued = { state: 'queued' as const, attempts: 0, due_at: now, uncertain: false };
const lease = now + 60_000;

it.each([
  ['a new email is taken', queued, { state: 'processing', attempts: 1, due_at: lease, uncertain: false }],
  ['one that waits for its next try is left', { ...queued, attempts: 1, due_at: now + 1 }, null],
  [
    'one that somebody is at is left',
    { ...queued, state: 'processing' as const, attempts: 1, due_at: now + 1 },
    null,
  ],
  [
    'one whose worker vanished is taken over, and may arrive twice',
    { ...queued, state: 'processing' as const, attempts: 1 },
    { state: 'processing', attempts: 2, due_at: lease, uncertain: true },
  ],
  ['one that failed five times is given up', { ...queued, attempts: 5 }, { state: 'dead', due_at: null }],
  ['a sent one is left', { ...queued, state: 'sent' as const, due_at: null }, null],
  ['a dead one is left', { ...queued, state: 'dead' as const, due_at: null }, null],
])('%s', (_, mail, claimed) => {
  expect(planClaim(mail, now)).toEqual(claimed);
});

const failed = { ok: false as const, permanent: false, error: 'ECONNECTION' };

it.each([
  ['an email that went out is sent', 1, { ok: true as const }, { state: 'sent', due_at: null }],
  ['the first failure waits 15 s', 1, failed, { state: 'queued', due_at: now + 15_000 }],
  ['the fourth failure waits 2 min', 4, failed, { state: 'queued', due_at: now + 120_000 }],
  ['the fifth failure is the last', 5, failed, { state: 'dead', due_at: null }],
  ['a permanent refusal ends it at once', 1, { ...failed, permanent: true }, { state: 'dead', due_at: null }],
])('%s', (_, attempts, result, outcome) => {
  expect(planOutcome(attempts, result, now)).toEqual(outcome);
});

it('outlives a mail server that is away for a minute', () => {
  let time = 0;
  for (let attempts = 1; attempts < 5; attempts += 1) {
    const outcome = planOutcome(attempts, failed, time);
    if (outcome.due_at !== null) time = outcome.due_at;
  }
  expect(time).toBeGreaterThan(60_000);
});
