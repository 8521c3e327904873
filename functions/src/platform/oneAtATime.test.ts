import { expect, it } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

it('runs one task at a time, in order, and goes on after one that failed', async () => {
  const inTurn = oneAtATime();
  const events: string[] = [];
  const task = (name: string, fails = false) =>
    inTurn(async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const [first, second, third] = await Promise.allSettled([task('a'), task('b', true), task('c')]);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(first).toEqual({ status: 'fulfilled', value: 'a' });
  expect(second).toEqual({ status: 'rejected', reason: new Error('b') });
  expect(third).toEqual({ status: 'fulfilled', value: 'c' });
});
