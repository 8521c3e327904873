import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import '../../../tests/inMemory/openIsland.tsx';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import type { StoredThread } from './readThread.ts';
import { type ReadyThreads, useThreads } from './useThreads.ts';

type Query = { where: unknown[]; after?: unknown; limit?: number };
type Page = { documents: StoredThread[]; end: string | null };
type Listener = {
  query: Query & { changed: string; after: Date };
  tell: (changes: StoredThread[]) => void;
  fail: (failure: Error) => void;
  isStopped: boolean;
};
const requests: { query: Query; answer: (page: Page) => void; fail: () => void }[] = [];
const listeners: Listener[] = [];
vi.mock('../../firebase/firestore.ts', () => ({
  listPage: (_: unknown, _path: string, query: Query) =>
    new Promise<Page>((answer, fail) => {
      requests.push({ query, answer, fail: () => fail(new Error('no network')) });
    }),
  watchChanges: (
    _: unknown,
    _path: string,
    query: Listener['query'],
    tell: Listener['tell'],
    fail: Listener['fail'],
  ) => {
    const listener: Listener = { query, tell, fail, isStopped: false };
    listeners.push(listener);
    return () => {
      listener.isStopped = true;
    };
  },
}));
const reported = vi.hoisted(() => vi.fn());
vi.mock('../../shell/reportError.ts', () => ({ reportError: reported }));
const unread = vi.hoisted(() => vi.fn());
vi.mock('../../firebase/unread.ts', () => ({ refreshUnread: unread }));

const thread = (id: string, at: number, changes: Partial<Inquiry> = {}): StoredThread => ({
  id,
  kind: 'thread',
  at,
  inquiry: buildInquiry({ updated_at: at, ...changes }),
});
const pageOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => thread(`t${from + n}`, 1_000 - from - n));
const open = (bike: string | null = null) => {
  const hook = renderHook((wanted: string | null) => useThreads('buyer', wanted), { initialProps: bike });
  const now = () => hook.result.current;
  const ready = () => now() as ReadyThreads;
  const ids = () => ready().sides.map(({ threads }) => threads.map(({ id }) => id));
  return { now, ready, ids, show: hook.rerender, leave: hook.unmount };
};
const answer = (index: number, documents: StoredThread[], end: string | null = null) =>
  act(async () => requests[index]?.answer({ documents, end }));
const load = async (bought: StoredThread[] = [], sold: StoredThread[] = []) => {
  await answer(0, bought, bought.length ? 'behind bought' : null);
  await answer(1, sold, sold.length ? 'behind sold' : null);
};
beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  listeners.length = 0;
  reported.mockReset();
  unread.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('a member’s conversations', () => {
  it('are read as a buyer’s and as a seller’s, fifty at a time, newest first', async () => {
    const { now, ids } = open();
    expect(now().state).toBe('loading');
    expect(requests.map(({ query }) => query)).toEqual(
      ['buyer_id', 'seller_id'].map((field) => ({
        where: [[field, '==', 'buyer']],
        orderBy: ['updated_at', 'desc'],
        limit: 50,
      })),
    );
    await load([thread('a', 20)], [thread('b', 30)]);
    expect([now().state, ids()]).toEqual(['ready', [['a'], ['b']]]);
  });

  it('are listened to from the newest loaded change, per side', async () => {
    const { ids } = open();
    await load([thread('a', 20), thread('c', 10)], []);
    expect(listeners.map(({ query }) => [query.where, query.changed, query.after.getTime()])).toEqual([
      [[['buyer_id', 'buyer']], 'updated_at', 20],
      [[['seller_id', 'buyer']], 'updated_at', 0],
    ]);
    act(() => listeners[1]?.tell([thread('new', 50)]));
    act(() => listeners[0]?.tell([thread('c', 60)]));
    expect(ids()).toEqual([['c', 'a'], ['new']]);
  });

  it('stay when listening fails, which is reported', async () => {
    const { ids } = open();
    await load([thread('a', 20)]);
    act(() => listeners[0]?.fail(new Error('refused')));
    expect(ids()).toEqual([['a'], []]);
    expect(reported).toHaveBeenCalledWith(expect.any(Error), 'listen to messages', { userId: 'buyer' });
  });

  it('that cannot be read are reported and retried on a press', async () => {
    const { now } = open();
    await act(async () => requests[0]?.fail());
    const failed = now();
    if (failed.state !== 'failed') throw new Error(failed.state);
    expect(reported).toHaveBeenCalledWith(expect.any(Error), 'load messages', { userId: 'buyer' });
    await act(async () => failed.retry());
    expect([now().state, requests.length]).toEqual(['loading', 4]);
  });

  it('of one bike are queried by it; loaded ones show meanwhile', async () => {
    const wave = { ...buildInquiry().bike, id: 'wave' };
    const { ids, show } = open();
    await load([thread('a', 20), thread('w', 10, { bike: wave })], [thread('b', 30)]);
    await act(async () => show('wave'));
    expect(ids()).toEqual([['w'], []]);
    expect(requests[2]?.query.where).toEqual([
      ['buyer_id', '==', 'buyer'],
      ['bike.id', '==', 'wave'],
    ]);
    expect(listeners.map(({ isStopped }) => isStopped)).toEqual([true, true]);
  });

  it('a response after unmounting starts no listener', async () => {
    const { leave } = open();
    leave();
    await load([thread('a', 20)]);
    expect(listeners).toEqual([]);
  });

  it('a failure after another bike was chosen changes nothing', async () => {
    const { now, show } = open();
    show('wave');
    await act(async () => requests[0]?.fail());
    expect(now().state).toBe('loading');
  });

  it('stop their listeners on unmounting', async () => {
    const { leave } = open();
    await load();
    leave();
    expect(listeners.map(({ isStopped }) => isStopped)).toEqual([true, true]);
  });
});

describe('older conversations', () => {
  const read = (ready: () => ReadyThreads, view: 'all' | 'buying' | 'selling') => {
    let done: Promise<void> | undefined;
    act(() => {
      done = ready().older(view);
    });
    return () => act(async () => done);
  };

  it('are read after the loaded ones, of the shown side only, each once', async () => {
    const { ready, ids } = open();
    await load(pageOf(0, 50), pageOf(50, 100));
    const done = read(ready, 'buying');
    expect(requests.slice(2).map(({ query }) => [query.where, query.after])).toEqual([
      [[['buyer_id', '==', 'buyer']], 'behind bought'],
    ]);
    act(() => listeners[0]?.tell([thread('new', 5_000)]));
    await answer(2, [thread('t49', 951), thread('older', 5)]);
    await done();
    expect(ids()[0]).toEqual(['new', ...pageOf(0, 50).map(({ id }) => id), 'older']);
    expect(ids()[1]).toHaveLength(50);
    expect(ready().sides.map(({ exhausted }) => exhausted)).toEqual([true, false]);
  });

  it('of sold bikes are read of that side', async () => {
    const { ready } = open();
    await load(pageOf(0, 50), pageOf(50, 100));
    read(ready, 'selling');
    expect(requests.slice(2).map(({ query }) => query.after)).toEqual(['behind sold']);
  });

  it('are not requested if a side has no more', async () => {
    const { ready, ids } = open();
    await load(pageOf(0, 49), pageOf(50, 100));
    expect(ready().sides.map(({ exhausted, end }) => [exhausted, end])).toEqual([
      [true, 952],
      [false, 901],
    ]);
    const done = read(ready, 'all');
    expect(requests).toHaveLength(3);
    await answer(2, []);
    await done();
    expect(ids().map(({ length }) => length)).toEqual([49, 50]);
    expect(ready().sides[1].exhausted).toBe(true);
    expect(ready().sides[1].next).toBe('behind sold');
  });
});

it('a write shows at once, on the user’s side', async () => {
  const { ready } = open();
  await load([thread('a', 20)], [thread('b', 30, { buyer_id: 'other', seller_id: 'buyer' })]);
  const write = (id: string, side: 0 | 1) => {
    const shown = ready().sides[side].threads[0];
    if (shown?.kind !== 'thread') throw new Error('no thread');
    act(() => ready().change({ ...shown.inquiry, id }, (now) => ({ ...now, status: 'closed' })));
  };
  write('a', 0);
  write('b', 1);
  const statuses = ready().sides.map(({ threads }) =>
    threads.map((one) => one.kind === 'thread' && [one.id, one.inquiry.status]),
  );
  expect(statuses).toEqual([[['a', 'closed']], [['b', 'closed']]]);
});

it('the unread count is refreshed after half a second without changes', async () => {
  const { leave } = open();
  act(() => vi.advanceTimersByTime(1_000));
  expect(unread).not.toHaveBeenCalled();
  await load([thread('a', 20)]);
  act(() => vi.advanceTimersByTime(499));
  act(() => listeners[0]?.tell([thread('a', 60)]));
  act(() => vi.advanceTimersByTime(499));
  expect(unread).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(unread.mock.calls).toEqual([['buyer']]);
  act(() => listeners[0]?.tell([thread('a', 70)]));
  leave();
  act(() => vi.advanceTimersByTime(1_000));
  expect(unread).toHaveBeenCalledTimes(1);
});
