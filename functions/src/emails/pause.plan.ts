import type { OutboxPause } from '../../../src/domain/outbox/outbox.schema.ts';
import { leaseSeconds, type SendResult } from './delivery.plan.ts';

const minute = 60_000;
/** Minutes between tries of a server that fails. The last goes on without end: no email is lost by waiting. */
const waits = [1, 2, 5, 10, 20, 30, 60] as const;
const longestWait = 60;

/** Whether emails go out. `probe`: this one does, to find out. */
export type Gate = 'open' | 'probe' | 'closed';

/** Reads the gate: while the outbox is paused, one email at a time goes when the pause is over. */
export const gateOf = (pause: OutboxPause | null, now: number): Gate => {
  if (pause === null) return 'open';
  return now < pause.until ? 'closed' : 'probe';
};

/** The pause while its probe is on its way: until its lease ends no other email goes. */
export const planProbe = (pause: OutboxPause, now: number): OutboxPause => ({
  ...pause,
  until: now + leaseSeconds * 1_000,
});

/**
 * The pause after an attempt by email; null: there is none. Of several emails that meet a failing server at the same time
 * the first begins the pause, and only a probe makes it longer.
 * @param gate as it was when this attempt began
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
    until: now + (waits[failures - 1] ?? longestWait) * minute,
    failures,
    reason: result.reason,
    error: result.error,
  };
};
