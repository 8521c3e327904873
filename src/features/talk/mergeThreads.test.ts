import { expect, it } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { mergeSides, newestChange, oldest, type Side, withChanges } from './mergeThreads.ts';
import type { StoredThread } from './readThread.ts';

const thread = (id: string, at: number, updated = at): StoredThread => ({
  id,
  kind: 'thread',
  at,
  inquiry: buildInquiry({ created_at: at, updated_at: updated }),
});
const side = (exhausted: boolean, ...threads: StoredThread[]): Side => ({ threads, exhausted });
const ids = (threads: readonly StoredThread[]) => threads.map(({ id }) => id);

it('[S2.112 S7.27] both sides make one list, newest first, each thread once', () => {
  const bought = side(true, thread('a', 5), thread('b', 2));
  const sold = side(true, thread('c', 4), thread('a', 5), thread('d', 1));
  expect(ids(mergeSides([bought, sold]))).toEqual(['a', 'c', 'b', 'd']);
});

it('the list ends where a side may have more', () => {
  const bought = side(false, thread('a', 9), thread('b', 6));
  const sold = side(true, thread('c', 7), thread('d', 3));
  expect(ids(mergeSides([bought, sold]))).toEqual(['a', 'c', 'b']);
});

it('what cannot be read is not shown', () => {
  expect(mergeSides([side(true, { id: 'x', kind: 'broken', at: 5 }, thread('a', 1))])).toHaveLength(1);
});

it('a change takes the place of what was known, and a new thread comes first', () => {
  const changed = withChanges(side(true, thread('a', 5), thread('b', 2)), [
    thread('b', 2, 9),
    thread('c', 8),
  ]);
  expect(ids(changed.threads)).toEqual(['c', 'a', 'b']);
  expect(newestChange(changed)).toEqual(new Date(9));
});

it('news of an empty side begin at the beginning', () => {
  expect(newestChange(side(true))).toEqual(new Date(0));
});

it('the next page begins behind the oldest thread whose moment can be read', () => {
  expect(oldest(side(false, thread('a', 9), thread('b', 6), { id: 'x', kind: 'broken', at: 0 }))).toBe(6);
  expect(oldest(side(false, { id: 'x', kind: 'broken', at: 0 }))).toBeNull();
});
