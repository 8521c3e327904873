import { describe, expect, it, vi } from 'vitest';
import { awaitVerdict } from './awaitVerdict.ts';

const answers = (...statuses: (number | string)[]) =>
  statuses.map((status) => async () => {
    if (status === 'offline') throw new TypeError('Failed to fetch');
    if (typeof status === 'string') return Response.json({ reason: status }, { status: 422 });
    return new Response(null, { status });
  });
const ask = (...statuses: (number | string)[]) => {
  const fetch = vi.fn(async () => new Response(null, { status: 404 }) as Response);
  for (const answer of answers(...statuses)) fetch.mockImplementationOnce(answer);
  const wait = vi.fn(async () => undefined);
  const signal = new AbortController().signal;
  return {
    fetch,
    wait,
    verdict: awaitVerdict('/photos/bike/photo/400x300.webp?waiting', signal, { fetch, wait }),
  };
};

describe('waiting for the renditions', () => {
  it.each([
    [[200], 'ready'],
    [[404, 404, 200], 'ready'],
    [[202, 200], 'ready'],
    [['offline', 503, 200], 'ready'],
    [[404, 'size'], 'size'],
    [['limit'], 'limit'],
    [['shape'], 'shape'],
    [['truncated'], 'truncated'],
    [['unheard of'], 'type'],
  ])('after %j it is %s', async (statuses, verdict) => {
    expect(await ask(...statuses).verdict).toBe(verdict);
  });

  it('asks past every cache', async () => {
    const { fetch, verdict } = ask(200);
    await verdict;
    expect(fetch).toHaveBeenCalledWith(
      '/photos/bike/photo/400x300.webp?waiting',
      expect.objectContaining({ cache: 'no-store' }),
    );
  });

  it('gives up after about a minute and a half', async () => {
    const { wait, verdict } = ask();
    await expect(verdict).rejects.toThrow('in time');
    const waited = wait.mock.calls.flat().reduce<number>((sum, pause) => sum + Number(pause), 0);
    expect(waited).toBeGreaterThan(60_000);
    expect(waited).toBeLessThan(120_000);
  });
});
