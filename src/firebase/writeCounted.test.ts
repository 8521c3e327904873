import { beforeEach, expect, it, vi } from 'vitest';
import type { Limit } from '../domain/listings/quota.schema.ts';
import { RequestError } from './post.ts';

const now = Date.UTC(2026, 10, 23, 8);
const day = 86_400_000;

/** Server with one counter and the checks of the rules. */
const server = vi.hoisted(() => ({
  reads: 0,
  limit: null as Limit | null,
  clock: 0,
  most: 3,
  written: [] as string[],
  beforeWrite: () => {},
}));
vi.mock('./firestore.ts', () => ({
  serverTime: 'server time',
  getDocument: async () => {
    server.reads += 1;
    return server.limit && { ...server.limit };
  },
  writeBatch: async (steps: { set: string; data: Record<string, unknown> }[]) => {
    server.beforeWrite();
    const count = steps.find(({ set }) => set.startsWith('limits/'))?.data ?? {};
    const { limit } = server;
    const isOver = !limit || server.clock >= limit.since + day;
    const used = Number(count.used);
    const isRight = isOver
      ? count.since === 'server time' && used === 1
      : count.since instanceof Date &&
        count.since.getTime() === limit.since &&
        used === limit.used + 1 &&
        used <= server.most;
    if (!isRight) throw new RequestError('permission-denied', 'refused');
    server.clock += 1;
    server.limit = {
      used,
      since: isOver ? server.clock - 1 : limit.since,
      last: server.clock,
      what: String(count.what),
    };
    server.written.push(String(count.what));
  },
}));
const tellLeft = vi.hoisted(() => vi.fn());
vi.mock('./tellQuota.ts', () => ({ tellLeft }));
vi.mock('./quotaLimit.ts', () => ({ quotaLimit: async () => server.most }));
const { readCount, writeCounted } = await import('./writeCounted.ts');

let person = 0;
const like = (id: string) =>
  writeCounted(`u${person}`, 'listing', id, [{ set: `motorcycles/${id}`, data: {} }]).then(
    () => 'written',
    (failure: unknown) => (failure instanceof RequestError ? failure.code : 'another failure'),
  );

beforeEach(() => {
  tellLeft.mockClear();
  person += 1;
  vi.useFakeTimers({ now });
  Object.assign(server, { reads: 0, limit: null, clock: now, most: 3, written: [], beforeWrite: () => {} });
});

it('counts from one, and says when the quota is used up', async () => {
  const outcomes = [await like('a'), await like('b'), await like('c'), await like('d')];
  expect(outcomes).toEqual(['written', 'written', 'written', 'resource-exhausted']);
  expect(server.written).toEqual(['a', 'b', 'c']);
});

it('begins anew when the window is over', async () => {
  server.limit = { used: 3, since: now - day, last: now - day, what: 'x' };
  expect(await like('a')).toBe('written');
  expect(server.limit).toMatchObject({ used: 1, since: now });
});

it.each([-1, 1])('goes by the server’s clock where the one here is %s day off', async (days) => {
  server.limit = { used: 1, since: now - 1_000, last: now - 1_000, what: 'x' };
  vi.setSystemTime(now + days * day);
  expect(await like('a')).toBe('written');
  server.limit = { used: 3, since: now - 2 * day, last: now - 2 * day, what: 'x' };
  expect(await like('b')).toBe('written');
});

it('lets two at once follow one another', async () => {
  expect(await Promise.all([like('a'), like('b'), like('c')])).toEqual(['written', 'written', 'written']);
});

it('tries again where another tab counted meanwhile', async () => {
  server.limit = { used: 1, since: now - 1_000, last: now - 1_000, what: 'x' };
  server.beforeWrite = () => {
    server.beforeWrite = () => {};
    server.limit = { used: 2, since: now - 1_000, last: now - 5, what: 'tab' };
  };
  expect(await like('a')).toBe('written');
  expect(server.limit.used).toBe(3);
});

it('hands on what has another reason', async () => {
  server.beforeWrite = () => {
    throw new RequestError('unavailable', 'no network');
  };
  expect(await like('a')).toBe('unavailable');
  server.most = 0;
  server.limit = { used: 0, since: now - 1_000, last: now - 1_000, what: 'x' };
  server.beforeWrite = () => {};
  expect(await like('b')).toBe('permission-denied');
});

it('asks nothing before it writes where the count was read before', async () => {
  server.limit = { used: 1, since: now - 1_000, last: now - 1_000, what: 'x' };
  await readCount(`u${person}`, 'listing');
  expect([await like('a'), await like('b')]).toEqual(['written', 'written']);
  expect(server.reads).toBe(1);
});

it('says how many are left before the last one, and nothing before that', async () => {
  await like('a');
  expect(tellLeft).not.toHaveBeenCalled();
  await like('b');
  await like('c');
  expect(tellLeft.mock.calls).toEqual([
    ['listing', 1],
    ['listing', 0],
  ]);
});

it('counts to ten where the account has grown', async () => {
  server.most = 10;
  server.limit = { used: 7, since: now - 1_000, last: now - 1_000, what: 'x' };
  const outcomes = [await like('a'), await like('b'), await like('c'), await like('d')];
  expect(outcomes).toEqual(['written', 'written', 'written', 'resource-exhausted']);
  expect(tellLeft.mock.calls).toEqual([
    ['listing', 2],
    ['listing', 1],
    ['listing', 0],
  ]);
});
