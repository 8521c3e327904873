import type { SendResult } from './delivery.plan.ts';

/**
 * Outcome of an email's notifications. `accepted`: by a push service. `later`: may be accepted soon. `none`:
 * no device left.
 */
export type Pushed = 'accepted' | 'later' | 'none';

/** Attempts to notify devices, 45 seconds in all, before an email is sent. */
export const pushAttempts = 2;

/**
 * Plans a delivery after its notifications; null if the email must be sent. Nobody gets both a notification
 * and an email.
 * @param attempts number of deliveries, including this one
 * @example planPushed('accepted', 1) // => { ok: true }
 */
export const planPushed = (pushed: Pushed, attempts: number): SendResult | null => {
  if (pushed === 'accepted') return { ok: true };
  if (pushed === 'later' && attempts <= pushAttempts)
    return { ok: false, fault: 'push', error: 'push later' };
  return null;
};
