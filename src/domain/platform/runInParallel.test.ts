import { expect, it } from 'vitest';
import { runInParallel } from './runInParallel.ts';

it('does a few at a time, and tells what failed without holding up the others', async () => {
  let under = 0;
  let max = 0;
  const outcome = await runInParallel([1, 2, 3, 4, 5, 6, 7], 3, async (number) => {
    under += 1;
    max = Math.max(max, under);
    await Promise.resolve();
    under -= 1;
    if (number % 3 === 0) throw new Error('refused');
  });
  expect(max).toBe(3);
  expect(outcome).toEqual({ done: [1, 2, 4, 5, 7], failed: [3, 6] });
  expect(await runInParallel([], 3, async () => undefined)).toEqual({ done: [], failed: [] });
});
