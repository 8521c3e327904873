import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import '../../../tests/inMemory/openIsland.tsx';
import type { Reply } from '../../domain/conversations/inquiry.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import type { Cursor } from '../../firebase/questions.ts';
import { mergeReplies, useReplies } from './useReplies.ts';

type Page = { documents: Stored<Reply>[]; end: Cursor | null };
type Request = { path: string; query: { after?: Cursor }; answer: (page: Page) => void; fail: () => void };
const requests: Request[] = [];
vi.mock('../../firebase/firestore.ts', () => ({
  listPage: (_: unknown, path: string, query: { after?: Cursor }) =>
    new Promise<Page>((answer, fail) => {
      requests.push({ path, query, answer, fail: () => fail(new Error('no network')) });
    }),
}));
const reported = vi.hoisted(() => vi.fn());
vi.mock('../../shell/reportError.ts', () => ({ reportError: reported }));

const reply = (id: string, at: number, message = id): Stored<Reply> => ({
  ...buildReply({ message, created_at: at }),
  id,
});
const cursor = (name: string) => ({ name }) as unknown as Cursor;
type Props = { thread?: string; last: string | null; wanted?: boolean };
const open = (first: Props) => {
  const hook = renderHook(
    ({ thread = 'wave', last, wanted = true }: Props) => useReplies(thread, last, wanted),
    { initialProps: first },
  );
  const now = () => hook.result.current;
  return { now, show: hook.rerender, leave: hook.unmount, ids: () => now().replies.map(({ id }) => id) };
};
const answer = (index: number, documents: Stored<Reply>[], end: Cursor | null = null) =>
  act(async () => requests[index]?.answer({ documents, end }));
const fail = (index: number) => act(async () => requests[index]?.fail());
beforeEach(() => {
  requests.length = 0;
  reported.mockReset();
});

describe('the replies of a thread', () => {
  it('are not read if there are none, or before they are wanted', () => {
    const none = open({ last: null });
    expect([none.now().loading, none.now().replies]).toEqual([false, []]);
    const unseen = open({ last: 'r1', wanted: false });
    expect(unseen.now().loading).toBe(true);
    expect(requests).toEqual([]);
  });

  it('are read from the start once wanted, oldest first', async () => {
    const { now, show, ids } = open({ last: 'r2', wanted: false });
    show({ last: 'r2' });
    expect(requests).toHaveLength(1);
    expect([requests[0]?.path, requests[0]?.query]).toEqual([
      'inquiries/wave/replies',
      { orderBy: ['created_at', 'asc'] },
    ]);
    expect(now().loading).toBe(true);
    await answer(0, [reply('r2', 20), reply('r1', 10)]);
    expect([ids(), now().loading, now().failed]).toEqual([['r1', 'r2'], false, false]);
  });

  it('are read on after the last read one whenever there is a new last one', async () => {
    const { now, show, ids } = open({ last: 'r1' });
    await answer(0, [reply('r1', 10)], cursor('behind r1'));
    show({ last: 'r2' });
    expect([requests[1]?.query.after, now().loading]).toEqual([cursor('behind r1'), true]);
    // The response lacks r2, which is requested again only after the thread changes.
    await answer(1, [], null);
    expect(now().loading).toBe(false);
    show({ last: 'r3' });
    expect(requests[2]?.query.after).toEqual(cursor('behind r1'));
    await answer(2, [reply('r2', 20), reply('r3', 30)], cursor('behind r3'));
    expect(ids()).toEqual(['r1', 'r2', 'r3']);
  });

  it('of this page show at once and cause no read', async () => {
    const { now, show, ids } = open({ last: null });
    act(() => now().add(reply('mine', 99)));
    show({ last: 'mine' });
    expect([requests.length, ids(), now().loading]).toEqual([0, ['mine'], false]);
    show({ last: 'r2' });
    await answer(0, [reply('mine', 10, 'as stored'), reply('r2', 20)]);
    expect(now().replies.map(({ message }) => message)).toEqual(['as stored', 'r2']);
  });

  it('that cannot be read show an error, and are retried on a press', async () => {
    const { now, ids } = open({ last: 'r1' });
    await fail(0);
    expect([now().failed, now().loading]).toEqual([true, false]);
    expect(reported).toHaveBeenCalledWith(expect.any(Error), 'load replies');
    act(() => now().retry());
    expect(requests).toHaveLength(2);
    await answer(1, [reply('r1', 10)]);
    expect([ids(), now().failed]).toEqual([['r1'], false]);
  });

  it('an outdated response, or one after unmounting, changes nothing', async () => {
    const { show, ids, leave, now } = open({ last: 'r1' });
    show({ last: 'r2' });
    await answer(0, [reply('old', 1)]);
    expect(ids()).toEqual([]);
    show({ last: 'r3' });
    await fail(1);
    expect(now().failed).toBe(false);
    leave();
    await answer(2, [reply('r3', 30)]);
    expect(ids()).toEqual([]);
  });
});

it('two lists of replies are merged, the second wins, in order', () => {
  const merged = mergeReplies([reply('b', 20), reply('a', 30)], [reply('a', 10, 'newer')]);
  expect(merged.map(({ id, message }) => [id, message])).toEqual([
    ['a', 'newer'],
    ['b', 'b'],
  ]);
});
