import { expect, it } from 'vitest';
import { planClaim, planOutcome } from './delivery.plan.ts';

const now = 1_000_000;
const queued = { state: 'queued' as const, attempts: 0, due_at: now, uncertain: false };
const taken = { state: 'processing', due_at: now + 60_000, uncertain: false, vanished: 0 };

it.each([
  ['a new email is taken', queued, { ...taken, attempts: 1 }],
  ['one that waits for its next try is left', { ...queued, attempts: 1, due_at: now + 1 }, null],
  ['one that was tried often is taken again', { ...queued, attempts: 40 }, { ...taken, attempts: 41 }],
  [
    'one that another worker is at is left',
    { ...queued, state: 'processing' as const, attempts: 1, due_at: now + 1 },
    null,
  ],
  [
    'one whose worker vanished is taken over, and may arrive twice',
    { ...queued, state: 'processing' as const, attempts: 1 },
    { ...taken, attempts: 2, uncertain: true, vanished: 1 },
  ],
  [
    'one that five workers vanished over is given up',
    { ...queued, state: 'processing' as const, attempts: 5, vanished: 4 },
    { state: 'dead', due_at: null },
  ],
  ['a sent one is left', { ...queued, state: 'sent' as const, due_at: null }, null],
  ['a dead one is left', { ...queued, state: 'dead' as const, due_at: null }, null],
])('%s', (_, mail, claimed) => {
  expect(planClaim(mail, now)).toEqual(claimed);
});

const failed = (fault: 'later' | 'never' | 'push' | 'held') => ({ ok: false as const, fault, error: 'x' });
const down = { ok: false as const, fault: 'server' as const, reason: 'login' as const, error: 'EAUTH 535' };

it.each([
  ['one that went out is sent', { attempts: 1 }, { ok: true as const }, { state: 'sent', due_at: null }],
  ['one that nobody gets is dead', { attempts: 1 }, failed('never'), { state: 'dead', due_at: null }],
  [
    'one that a server puts off waits five minutes',
    { attempts: 1 },
    failed('later'),
    { state: 'queued', due_at: now + 300_000, delays: 1 },
  ],
  [
    'and the last time half a day',
    { attempts: 12, delays: 11 },
    failed('later'),
    { state: 'queued', due_at: now + 43_200_000, delays: 12 },
  ],
  ['then it is dead', { attempts: 13, delays: 12 }, failed('later'), { state: 'dead', due_at: null }],
  [
    'devices are told again after 15 s',
    { attempts: 1 },
    failed('push'),
    { state: 'queued', due_at: now + 15_000, delays: 0 },
  ],
  ['and after 30 s', { attempts: 2 }, failed('push'), { state: 'queued', due_at: now + 30_000, delays: 0 }],
  [
    'one that was not tried stays due',
    { attempts: 1 },
    failed('held'),
    { state: 'queued', due_at: now, delays: 0 },
  ],
  [
    'one that met a failing server stays due, however often',
    { attempts: 900, delays: 3 },
    down,
    { state: 'queued', due_at: now, delays: 3 },
  ],
])('%s', (_, mail, result, outcome) => {
  expect(planOutcome(mail, result, now)).toEqual(outcome);
});

it('a receiver’s server is asked for three days', () => {
  let [time, delays] = [0, 0];
  for (;;) {
    const outcome = planOutcome({ attempts: 1, delays }, failed('later'), time);
    if (outcome.state !== 'queued') break;
    time = outcome.due_at;
    delays = outcome.delays;
  }
  expect(time / 3_600_000).toBeGreaterThan(72);
  expect(time / 3_600_000).toBeLessThan(96);
});
