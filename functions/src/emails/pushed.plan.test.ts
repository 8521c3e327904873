import { expect, it } from 'vitest';
import { planPushed } from './pushed.plan.ts';

it('where a device has taken the notification, no email goes', () => {
  expect([1, 2, 3, 5].map((attempts) => planPushed('accepted', attempts))).toEqual(
    [1, 2, 3, 5].map(() => ({ ok: true })),
  );
});

it('where a push service asks for patience, it is tried twice, then the email goes', () => {
  const waits = { ok: false, fault: 'push', error: 'push later' };
  expect([1, 2, 3, 4].map((attempts) => planPushed('later', attempts))).toEqual([waits, waits, null, null]);
});

it('where there is no device, the email goes at once', () => {
  expect(planPushed('none', 1)).toBeNull();
});
