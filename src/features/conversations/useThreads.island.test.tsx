import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import '../../../tests/memory/openIsland.tsx';
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
const asked: { query: Query; answer: (page: Page) => void; fail: () => void }[] = [];
const listeners: Listener[] = [];
vi.mock('../../firebase/firestore.ts', () => ({
  listPage: (_: unknown, _path: string, query: Query) =>
    new Promise<Page>((answer, fail) => {
      asked.push({ query, answer, fail: () => fail(new Error('no network')) });
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
vi.mock('../../frame/reportError.ts', () => ({ reportError: reported }));
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
const answer = (place: number, documents: StoredThread[], end: string | null = null) =>
  act(async () => asked[place]?.answer({ documents, end }));
const load = async (bought: StoredThread[] = [], sold: StoredThread[] = []) => {
  await answer(0, bought, bought.length ? 'behind bought' : null);
  await answer(1, sold, sold.length ? 'behind sold' : null);
};
beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  listeners.length = 0;
  reported.mockReset();
  unread.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('the conversations of somebody', () => {
  it('are read as those of a buyer and those of a seller, fifty at a time, the last word first', async () => {
    const { now, ids } = open();
    expect(now().state).toBe('loading');
    expect(asked.map(({ query }) => query)).toEqual(
      ['buyer_id', 'seller_id'].map((field) => ({
        where: [[field, '==', 'buyer']],
        orderBy: ['updated_at', 'desc'],
        limit: 50,
      })),
    );
    await load([thread('a', 20)], [thread('b', 30)]);
    expect([now().state, ids()]).toEqual(['ready', [['a'], ['b']]]);
  });

  it('are listened to from the newest change that is known, each side for itself', async () => {
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

  it('go on being shown when listening fails, which is told to whoever runs the site', async () => {
    const { ids } = open();
    await load([thread('a', 20)]);
    act(() => listeners[0]?.fail(new Error('refused')));
    expect(ids()).toEqual([['a'], []]);
    expect(reported).toHaveBeenCalledWith(expect.any(Error), 'listen to messages', { userId: 'buyer' });
  });

  it('that cannot be read are told of and read again on a press', async () => {
    const { now } = open();
    await act(async () => asked[0]?.fail());
    const failed = now();
    if (failed.state !== 'failed') throw new Error(failed.state);
    expect(reported).toHaveBeenCalledWith(expect.any(Error), 'load messages', { userId: 'buyer' });
    act(() => failed.retry());
    expect([now().state, asked.length]).toEqual(['loading', 4]);
  });

  it('of one bike are asked for by it; those that are known stand there meanwhile', async () => {
    const wave = { ...buildInquiry().bike, id: 'wave' };
    const { ids, show } = open();
    await load([thread('a', 20), thread('w', 10, { bike: wave })], [thread('b', 30)]);
    show('wave');
    expect(ids()).toEqual([['w'], []]);
    expect(asked[2]?.query.where).toEqual([
      ['buyer_id', '==', 'buyer'],
      ['bike.id', '==', 'wave'],
    ]);
    expect(listeners.map(({ isStopped }) => isStopped)).toEqual([true, true]);
  });

  it('an answer that comes after somebody has left starts no listening', async () => {
    const { leave } = open();
    leave();
    await load([thread('a', 20)]);
    expect(listeners).toEqual([]);
  });

  it('a failure that comes after somebody chose another bike changes nothing', async () => {
    const { now, show } = open();
    show('wave');
    await act(async () => asked[0]?.fail());
    expect(now().state).toBe('loading');
  });

  it('stop being listened to when somebody leaves', async () => {
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

  it('are read behind what is there, of the side that is shown alone, each once', async () => {
    const { ready, ids } = open();
    await load(pageOf(0, 50), pageOf(50, 100));
    const done = read(ready, 'buying');
    expect(asked.slice(2).map(({ query }) => [query.where, query.after])).toEqual([
      [[['buyer_id', '==', 'buyer']], 'behind bought'],
    ]);
    act(() => listeners[0]?.tell([thread('new', 5_000)]));
    await answer(2, [thread('t49', 951), thread('older', 5)]);
    await done();
    expect(ids()[0]).toEqual(['new', ...pageOf(0, 50).map(({ id }) => id), 'older']);
    expect(ids()[1]).toHaveLength(50);
    expect(ready().sides.map(({ exhausted }) => exhausted)).toEqual([true, false]);
  });

  it('of what one sells are read of that side', async () => {
    const { ready } = open();
    await load(pageOf(0, 50), pageOf(50, 100));
    read(ready, 'selling');
    expect(asked.slice(2).map(({ query }) => query.after)).toEqual(['behind sold']);
  });

  it('are not asked for where a side has no more', async () => {
    const { ready, ids } = open();
    await load(pageOf(0, 49), pageOf(50, 100));
    expect(ready().sides.map(({ exhausted, end }) => [exhausted, end])).toEqual([
      [true, 952],
      [false, 901],
    ]);
    const done = read(ready, 'all');
    expect(asked).toHaveLength(3);
    await answer(2, []);
    await done();
    expect(ids().map(({ length }) => length)).toEqual([49, 50]);
    expect(ready().sides[1].exhausted).toBe(true);
    expect(ready().sides[1].next).toBe('behind sold');
  });
});

it('what was just written shows at once, on the side that one is on', async () => {
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

it('the number of unread ones is asked for once the list has rested for half a second', async () => {
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
