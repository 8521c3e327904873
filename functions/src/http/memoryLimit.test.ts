import { expect, it } from 'vitest';
import { memoryLimit } from './memoryLimit.ts';

it('lets each address do a thing so often in a window of time, and again in the next', () => {
  const isWithin = memoryLimit({ limit: 2, seconds: 60 });
  expect([1, 2, 3].map((now) => isWithin('a', now))).toEqual([true, true, false]);
  expect(isWithin('b', 4)).toBe(true);
  expect(isWithin('a', 60_000)).toBe(true);
});

it('forgets the first of very many addresses, and not the last', () => {
  const isWithin = memoryLimit({ limit: 1, seconds: 60 });
  for (let address = 0; address <= 50_000; address += 1) isWithin(`${address}`, 1);
  expect(isWithin('50000', 1)).toBe(false);
  expect(isWithin('0', 1)).toBe(true);
});
