import { expect, it, vi } from 'vitest';

const decodePhoto = vi.hoisted(() => vi.fn());
vi.mock('./decodePhoto.ts', () => ({ decodePhoto }));
const { readPhoto } = await import('./readPhoto.ts');

it('of photos that come at once, one is decoded at a time', async () => {
  let [now, maxAtOnce] = [0, 0];
  decodePhoto.mockImplementation(async () => {
    now += 1;
    maxAtOnce = Math.max(maxAtOnce, now);
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    return { problem: 'type' };
  });
  const answers = await Promise.all(Array.from({ length: 4 }, () => readPhoto(Buffer.alloc(1))));
  expect(answers).toEqual(Array.from({ length: 4 }, () => ({ problem: 'type' })));
  expect(decodePhoto).toHaveBeenCalledTimes(4);
  expect(maxAtOnce).toBe(1);
});
