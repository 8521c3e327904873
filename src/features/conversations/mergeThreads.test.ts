import { expect, it } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import {
  about,
  mergeSides,
  newestChange,
  oldest,
  type Side,
  sidesOf,
  unreadFirst,
  withBikesOf,
  withChanges,
  withPatch,
} from './mergeThreads.ts';
import type { StoredThread } from './readThread.ts';

const thread = (id: string, at: number, changes: Partial<Inquiry> = {}): StoredThread => ({
  id,
  kind: 'thread',
  at,
  inquiry: buildInquiry({ updated_at: at, ...changes }),
});
const side = (exhausted: boolean, ...threads: StoredThread[]): Side => ({
  threads,
  exhausted,
  end: oldest(threads),
  next: null,
});
const ids = (threads: readonly StoredThread[]) => threads.map(({ id }) => id);

it('[S2.112 S7.27] both sides make one list, newest first, each thread once', () => {
  const bought = side(true, thread('a', 5), thread('b', 2));
  const sold = side(true, thread('c', 4), thread('a', 5), thread('d', 1));
  expect(ids(mergeSides([bought, sold]))).toEqual(['a', 'c', 'b', 'd']);
});

it('the list ends where a side may have further pages', () => {
  const bought = side(false, thread('a', 9), thread('b', 6));
  const sold = side(true, thread('c', 7), thread('d', 3));
  expect(ids(mergeSides([bought, sold]))).toEqual(['a', 'c', 'b']);
});

it('what cannot be read is not shown', () => {
  expect(mergeSides([side(true, { id: 'x', kind: 'broken', at: 5 }, thread('a', 1))])).toHaveLength(1);
});

it('a change replaces the old thread, and the newest comes first', () => {
  const changed = withChanges(side(true, thread('a', 5), thread('b', 2)), [thread('b', 9), thread('c', 8)]);
  expect(ids(changed.threads)).toEqual(['b', 'c', 'a']);
  expect(newestChange(changed)).toEqual(new Date(9));
});

it('a write is applied to the current thread, not to the displayed one', () => {
  const news = side(true, thread('a', 9, { status: 'closed' }));
  const shown = { ...buildInquiry({ updated_at: 5, status: 'replied' }), id: 'a' };
  const [patched] = withPatch(news, shown, (now) => ({ ...now, seller_seen_at: 5 })).threads;
  expect(patched).toMatchObject({ id: 'a', at: 9, inquiry: { status: 'closed', seller_seen_at: 5 } });
  expect(ids(withPatch(side(true), shown, (now) => now).threads)).toEqual(['a']);
});

it('news of an empty side begin at the beginning', () => {
  expect(newestChange(side(true))).toEqual(new Date(0));
});

it('the next page begins after the oldest thread with a valid time', () => {
  expect(oldest([thread('a', 9), thread('b', 6), { id: 'x', kind: 'broken', at: 0 }])).toBe(6);
  expect(oldest([{ id: 'x', kind: 'broken', at: 0 }])).toBeNull();
});

it('a view shows one side of the conversations, or both', () => {
  const sides = [side(true, thread('a', 5)), side(true, thread('b', 2))] as const;
  expect(sidesOf('all', sides)).toEqual(sides);
  expect(sidesOf('buying', sides)).toEqual([sides[0]]);
  expect(sidesOf('selling', sides)).toEqual([sides[1]]);
});

it('what is unread stands at the top', () => {
  const threads = [thread('a', 9, { seller_seen_at: 9 }), thread('b', 5), thread('c', 7)];
  const first = unreadFirst(new Set(), threads, 'seller');
  expect(ids(mergeSides([side(true, ...threads)], first))).toEqual(['c', 'b', 'a']);
});

it('a read thread stays at the top until it is answered or closed', () => {
  const before = new Set(['b']);
  const read = thread('b', 5, { seller_seen_at: 9 });
  expect(unreadFirst(before, [read], 'seller')).toBe(before);
  for (const done of [{ status: 'replied', last_reply_by: 'seller' }, { status: 'closed' }] as const)
    expect(unreadFirst(before, [thread('b', 5, done)], 'seller')).toEqual(new Set());
  expect(unreadFirst(new Set(), [read], 'seller')).toEqual(new Set());
});

const wave = buildInquiry().bike;
const dream = { ...wave, id: 'dream', model: 'Dream' };

it('bikes are listed once each, and none is dropped', () => {
  const bikes = withBikesOf(new Map(), [thread('a', 5), thread('b', 2), thread('c', 1, { bike: dream })]);
  expect([...bikes]).toEqual([
    ['listing', 'Honda Wave 2021'],
    ['dream', 'Honda Dream 2021'],
  ]);
  expect(withBikesOf(bikes, [thread('d', 1, { bike: dream })])).toBe(bikes);
  expect(withBikesOf(bikes, [])).toBe(bikes);
});

it('the threads about one bike are taken from those already loaded', () => {
  const all = side(false, thread('a', 5), thread('b', 2, { bike: dream }), {
    id: 'o',
    kind: 'odd',
    at: 1,
    status: 'x',
    title: '',
  });
  expect(ids(about('dream', all).threads)).toEqual(['b']);
  expect(ids(about(null, all).threads)).toEqual(['a', 'b', 'o']);
});

it('a single older thread, opened by its link, does not move the end of what is listed', () => {
  const opened = withChanges(side(false, thread('a', 9), thread('b', 6)), [thread('old', 1)]);
  expect(opened.end).toBe(6);
  expect(ids(mergeSides([opened]))).toEqual(['a', 'b']);
});
