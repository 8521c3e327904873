import type { OutboxPause } from '../../../src/domain/outbox/outbox.schema.ts';
import { leaseSeconds, type SendResult } from './delivery.plan.ts';

const minute = 60_000;
/** Minutes between attempts to reach a failing mail server; the last wait repeats. */
const waits = [1, 2, 5, 10, 20, 30, 60] as const;
const maxWait = 60;

/** State of the outbox. `probe`: this email tests the server. */
export type Gate = 'open' | 'probe' | 'closed';

/** Once a pause has ended, one email at a time probes the server until one succeeds. */
export const gateOf = (pause: OutboxPause | null, now: number): Gate => {
  if (pause === null) return 'open';
  return now < pause.until ? 'closed' : 'probe';
};

/** Extends the pause during a probe, so that no other email is sent until the probe's lease ends. */
export const planProbe = (pause: OutboxPause, now: number): OutboxPause => ({
  ...pause,
  until: now + leaseSeconds * 1_000,
});

/**
 * Plans the pause after an attempt; null: no pause. The first failure begins a pause, and only a probe
 * extends it.
 * @param gate state at the beginning of this attempt
 */
export const planPause = (
  pause: OutboxPause | null,
  gate: Gate,
  result: SendResult,
  now: number,
): OutboxPause | null => {
  if (result.ok || result.fault === 'later' || result.fault === 'never')
    return gate === 'probe' ? null : pause;
  if (result.fault !== 'server' || (pause !== null && gate !== 'probe')) return pause;
  const failures = (pause?.failures ?? 0) + 1;
  return {
    since: pause?.since ?? now,
    until: now + (waits[failures - 1] ?? maxWait) * minute,
    failures,
    reason: result.reason,
    error: result.error,
  };
};
