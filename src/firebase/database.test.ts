import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

let token: string | null;
vi.mock('./session.ts', () => ({ idToken: async () => token }));
const { exists, listDocuments, writeBatch } = await import('./database.ts');

const fetched = vi.fn<typeof fetch>();
const refused = (status: string) => Response.json({ error: { status, message: '' } }, { status: 409 });
const steps = [{ remove: 'likes/a' }];

beforeEach(() => {
  token = 'token';
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { hostname: 'localhost', port: '4421' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('a write that meets another one', () => {
  it('is tried again until it is done', async () => {
    fetched.mockResolvedValueOnce(refused('ABORTED')).mockResolvedValueOnce(refused('ABORTED'));
    fetched.mockResolvedValueOnce(Response.json({ writeResults: [{}] }));
    const written = writeBatch(steps);
    await vi.runAllTimersAsync();
    await written;
    const bodies = fetched.mock.calls.map(([, request]) => request?.body);
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies).size).toBe(1);
  });

  it('fails after five tries, within four seconds', async () => {
    fetched.mockImplementation(async () => refused('ABORTED'));
    const begun = Date.now();
    const written = expect(writeBatch(steps)).rejects.toMatchObject({ code: 'aborted' });
    await vi.runAllTimersAsync();
    await written;
    expect(fetched).toHaveBeenCalledTimes(5);
    expect(Date.now() - begun).toBeLessThan(4_000);
  });
});

it('a write that is refused is not tried again', async () => {
  fetched.mockResolvedValueOnce(refused('PERMISSION_DENIED'));
  await expect(writeBatch(steps)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

describe('where nobody is signed in any more', () => {
  beforeEach(() => {
    token = null;
  });
  const requests = {
    'a document': () => exists('limits/somebody_like'),
    'a list': () => listDocuments(z.object({}), 'likes', {}),
    'a write': () => writeBatch(steps),
  };
  it.each(Object.entries(requests))('%s is not asked for', async (_, ask) => {
    await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('the rates of money are', async () => {
    fetched.mockResolvedValueOnce(Response.json([{ missing: 'rates/current' }]));
    expect(await exists('rates/current')).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
