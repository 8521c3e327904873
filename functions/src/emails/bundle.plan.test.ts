import { expect, it } from 'vitest';
import { lookTime, planBundle, quietTime } from './bundle.plan.ts';
import type { ThreadMessageData } from './memberEmail.ts';

const data = (message: string, at = 0): ThreadMessageData => ({
  ...{ language: 'en' as const, name: 'Lan', other: 'Minh', bike: 'Honda Wave 2021' },
  ...{ url: 'https://vongxe.example/messages#t', message, at },
});
const now = 100_000_000;
const plan = (last: Parameters<typeof planBundle>[1], seenAt = 0) =>
  planBundle('reply', last, data('Second', now), { now, seenAt });

it('a question is emailed at once, a reply when its reader has had time to see it', () => {
  expect(planBundle('inquiry', null, data('First'), { now, seenAt: 0 }).due).toBe(now);
  expect(plan(null)).toEqual({ due: now + lookTime, data: data('Second', now) });
});

it('ten minutes pass between two emails about one conversation', () => {
  expect(plan({ due: now - 60_000, data: null }).due).toBe(now - 60_000 + quietTime);
  expect(plan({ due: now - quietTime, data: null }).due).toBe(now + lookTime);
});

it('messages whose email waits are one email, in order, without those already seen', () => {
  const waiting = {
    due: now + 200_000,
    data: { ...data('First', now - 9), earlier: [data('Zeroth', now - 20)] },
  };
  const messages = (seenAt?: number) => {
    const { due, data } = plan(waiting, seenAt);
    return [due, ...(data.earlier ?? []).map(({ message }) => message), data.message];
  };
  expect(messages()).toEqual([now + 200_000, 'Zeroth', 'First', 'Second']);
  expect(messages(now - 15)).toEqual([now + 200_000, 'First', 'Second']);
  expect(messages(now - 5)).toEqual([now + 200_000, 'Second']);
});

it('[hostile] a flood of messages does not grow an email without end', () => {
  let last = data('0', now);
  for (let turn = 1; turn < 40; turn += 1)
    last = planBundle('reply', { due: now, data: last }, data(String(turn), now), { now, seenAt: 0 }).data;
  expect(last.earlier?.map(({ message }) => message)).toEqual([
    '30',
    '31',
    '32',
    '33',
    '34',
    '35',
    '36',
    '37',
    '38',
  ]);
});

it('an offer of a bundled message is in its subject still', () => {
  const proposal = { code: 'offer', values: { price: 9_000_000 } };
  const { data: bundled } = plan({ due: now, data: { ...data('9tr', now - 9), proposal } });
  expect(bundled.earlier).toEqual([{ message: '9tr', at: now - 9, proposal }]);
});
