import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { consumeLimit, isWithin } from './rateLimit.ts';

const counter = (failing: (path: string) => boolean = () => false) => {
  const used = new Map<string, number>();
  const documents = {
    collection: () => ({ doc: (id: string) => id }),
    runTransaction: async (work: (transaction: unknown) => unknown) =>
      work({
        get: async (id: string) => {
          if (failing(id)) throw new Error('Firestore is away');
          return { get: () => used.get(id) };
        },
        set: (id: string, data: { used: number }) => used.set(id, data.used),
      }),
  };
  return { documents: documents as unknown as Firestore, used };
};
const hourly = { action: 'ask', limit: 2, seconds: 3_600 };
const daily = { action: 'asks', limit: 3, seconds: 86_400 };
const hour = 3_600_000;

it('lets through as many as there are tickets in a window, and again in the next', async () => {
  const { documents } = counter();
  const take = (now: number) => consumeLimit(documents, 'u1', hourly, now);
  expect([await take(0), await take(1), await take(2)]).toEqual(['u1_ask_0_1', 'u1_ask_0_2', null]);
  expect(await take(hour)).toBe('u1_ask_1_1');
});

it('keeps people apart', async () => {
  const { documents } = counter();
  for (const who of ['u1', 'u2']) for (const _ of [1, 2]) await consumeLimit(documents, who, hourly, 0);
  expect(await consumeLimit(documents, 'u1', hourly, 0)).toBeNull();
  expect(await consumeLimit(documents, 'u3', hourly, 0)).not.toBeNull();
});

it('of several limits the strictest counts', async () => {
  const { documents } = counter();
  const ask = (now: number) => isWithin(documents, 'u1', [hourly, daily], now);
  expect([await ask(0), await ask(0), await ask(0)]).toEqual([true, true, false]);
  expect([await ask(hour), await ask(hour)]).toEqual([true, false]);
});

it.each(['ask', 'asks'])('is closed when it cannot count: %s', async (action) => {
  const { documents } = counter((id) => id.includes(`_${action}_`));
  await expect(isWithin(documents, 'u1', [hourly, daily], 0)).rejects.toThrow('Firestore is away');
});
