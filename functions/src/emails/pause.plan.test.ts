import { expect, it } from 'vitest';
import { gateOf, planPause, planProbe } from './pause.plan.ts';

const now = 10_000_000;
const minute = 60_000;
const down = { ok: false as const, fault: 'server' as const, reason: 'login' as const, error: 'EAUTH 535' };
const paused = { since: now, until: now + minute, failures: 1, reason: 'login', error: 'EAUTH 535' } as const;

it.each([
  ['without a pause all emails go', null, 'open'],
  ['during a pause none does', { ...paused, until: now + 1 }, 'closed'],
  ['when it is over, one goes', { ...paused, until: now }, 'probe'],
] as const)('%s', (_, pause, gate) => expect(gateOf(pause, now)).toBe(gate));

it('while that one is on its way no other goes, until its lease ends', () => {
  const probing = planProbe({ ...paused, until: now }, now);
  expect([now, now + 59_999, now + minute].map((at) => gateOf(probing, at))).toEqual([
    'closed',
    'closed',
    'probe',
  ]);
});

it.each([
  ['a server that fails begins a pause of a minute', null, 'open', down, paused],
  ['others that meet it at the same time change nothing', paused, 'open', down, paused],
  [
    'a probe that fails makes it longer',
    paused,
    'probe',
    { ...down, reason: 'busy', error: 'ETIMEDOUT' },
    { ...paused, until: now + 2 * minute, failures: 2, reason: 'busy', error: 'ETIMEDOUT' },
  ],
  ['a probe that goes out ends it', paused, 'probe', { ok: true }, null],
  [
    'so does one whose receiver is refused: the server works',
    paused,
    'probe',
    { ok: false, fault: 'never', error: 'x' },
    null,
  ],
  ['an email sent before it does not end it', paused, 'open', { ok: true }, paused],
  ['a receiver that fails pauses nobody else', null, 'open', { ok: false, fault: 'never', error: 'x' }, null],
  ['greylisting pauses nobody else', null, 'open', { ok: false, fault: 'later', error: 'x' }, null],
] as const)('%s', (_, pause, gate, result, planned) =>
  expect(planPause(pause, gate, result, now)).toEqual(planned),
);

it('the waits grow to an hour, and go on for as long as it takes', () => {
  let [pause, time]: [ReturnType<typeof planPause>, number] = [null, now];
  const waits: number[] = [];
  while (time < now + 10 * 24 * 60 * minute) {
    pause = planPause(pause, pause ? 'probe' : 'open', down, time);
    if (!pause) throw new Error('the pause has ended');
    waits.push((pause.until - time) / minute);
    time = pause.until;
  }
  expect(waits.slice(0, 9)).toEqual([1, 2, 5, 10, 20, 30, 60, 60, 60]);
  expect(new Set(waits.slice(9))).toEqual(new Set([60]));
});
