import type { SendResult } from './delivery.plan.ts';

/**
 * What became of the notifications of an email. `accepted`: a push service has taken one. `later`: none did, but one may
 * yet. `none`: there is no device to tell, or it is gone.
 */
export type Pushed = 'accepted' | 'later' | 'none';

/** Deliveries in which devices alone are tried, before the email goes; the waits between them make 45 seconds. */
export const pushAttempts = 2;

/**
 * The outcome of a delivery, where the notification settles it; null where the email has to go. So nobody gets both.
 * @param attempts how many deliveries there were, this one included
 * @example planPushed('accepted', 1) // => { ok: true }
 */
export const planPushed = (pushed: Pushed, attempts: number): SendResult | null => {
  if (pushed === 'accepted') return { ok: true };
  if (pushed === 'later' && attempts <= pushAttempts)
    return { ok: false, fault: 'push', error: 'push later' };
  return null;
};
