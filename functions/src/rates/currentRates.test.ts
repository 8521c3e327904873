import { expect, it, vi } from 'vitest';
import type { Site } from '../platform/site.ts';
import { currentRates } from './currentRates.ts';

it('an instance reads the rates of exchange again after five minutes, and not before', async () => {
  const get = vi.fn(async () => ({ data: () => undefined }));
  const site = { documents: { doc: () => ({ get }) } } as unknown as Site;
  const start = Date.UTC(2100, 0, 1);
  for (const [after, reads] of [
    [0, 1],
    [300_000, 1],
    [300_001, 2],
  ] as const) {
    await currentRates(site, start + after);
    expect([after, get.mock.calls.length]).toEqual([after, reads]);
  }
});
