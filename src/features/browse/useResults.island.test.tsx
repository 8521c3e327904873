import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import '../../../tests/inMemory/openIsland.tsx';
import { type Filters, noFilters } from '../../domain/search/bikeFilter.ts';
import type { Answer, Question } from './openCatalogue.ts';
import { type Results, totalOf, useResults } from './useResults.ts';

const requests: { question: Question; answer: (answer: Answer) => void; fail: (reason: Error) => void }[] =
  [];
vi.mock('./askCatalogue.ts', () => ({
  askCatalogue: (question: Question) =>
    new Promise<Answer>((answer, fail) => {
      requests.push({ question, answer, fail });
    }),
}));
const reported = vi.hoisted(() => vi.fn());
vi.mock('../../shell/reportHandled.ts', () => ({ reportHandled: reported }));

const bikes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => buildCard({ id: `bike${from + n}` }));
const of = (make: string): Filters => ({ ...noFilters, make });
const first: Results = {
  filters: noFilters,
  start: 0,
  cards: bikes(0, 12),
  active: 39,
  sold: 1,
  drops: [],
  understood: null,
};
const answered = (cards: Answer['cards'], counts = { active: 39, sold: 1 }): Answer => ({
  cards,
  ...counts,
  drops: [],
  understood: null,
  suggestions: [],
  facets: null,
});
const open = (changes: Partial<Results> = {}) => {
  const hook = renderHook(() => useResults({ ...first, ...changes }));
  const now = () => hook.result.current;
  return { now, ids: () => now().results.cards.map(({ id }) => id) };
};
const settle = (index: number, answer: Answer | Error) =>
  act(async () => {
    const one = requests[index];
    if (answer instanceof Error) one?.fail(answer);
    else one?.answer(answer);
  });

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  reported.mockReset();
});
afterEach(() => vi.useRealTimers());

it('asks for the first twelve of a new list, which the controls show at once', async () => {
  const { now, ids } = open();
  let done: Promise<boolean> | undefined;
  act(() => {
    done = now().show(of('Honda'));
  });
  expect(requests[0]?.question).toEqual({ filters: of('Honda'), from: 0, to: 12 });
  expect([now().wanted.make, now().wantedNow().make, now().results.filters.make]).toEqual([
    'Honda',
    'Honda',
    null,
  ]);
  await settle(0, answered(bikes(20, 22), { active: 2, sold: 0 }));
  expect(await done).toBe(true);
  expect([ids(), now().results.filters.make, now().results.active]).toEqual([
    ['bike20', 'bike21'],
    'Honda',
    2,
  ]);
});

it('shows that it is busy only after 150 ms, and no longer than that', async () => {
  const { now } = open();
  act(() => void now().show(of('Honda')));
  act(() => vi.advanceTimersByTime(149));
  expect(now().busy).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(now().busy).toBe('list');
  await settle(0, answered([]));
  expect(now().busy).toBeNull();
  act(() => vi.advanceTimersByTime(1_000));
  expect(now().busy).toBeNull();
});

it('drops the answer to a question that was overtaken, and its failure as well', async () => {
  const { now, ids } = open();
  const done: Promise<boolean>[] = [];
  for (const make of ['Honda', 'Yamaha', 'SYM']) act(() => void done.push(now().show(of(make))));
  await settle(0, answered(bikes(30, 31)));
  expect(ids()).toHaveLength(12);
  await settle(1, new Error('no network'));
  expect([now().failed, now().busy]).toEqual([null, null]);
  await settle(2, answered(bikes(20, 21)));
  expect([ids(), now().results.filters.make]).toEqual([['bike20'], 'SYM']);
  expect(await Promise.all(done)).toEqual([false, false, true]);
  expect(reported).toHaveBeenCalledTimes(1);
});

it('shows and reports a failure, and retries the same request', async () => {
  const { now } = open();
  const failure = new Error('no network');
  act(() => void now().show(of('Honda'), 24));
  act(() => vi.advanceTimersByTime(200));
  await settle(0, failure);
  expect([now().failed, now().busy]).toEqual(['list', null]);
  expect(reported).toHaveBeenCalledWith(failure, 'load the list');
  act(() => void now().retry());
  expect(requests[1]?.question).toEqual({ filters: of('Honda'), from: 0, to: 24 });
  act(() => vi.advanceTimersByTime(200));
  expect([now().failed, now().busy]).toEqual([null, 'list']);
});

it('overlaps the next page, shows each bike once, and counts again', async () => {
  const { now, ids } = open();
  act(() => void now().more());
  expect([requests[0]?.question, now().busy]).toEqual([{ filters: noFilters, from: 6, to: 24 }, 'more']);
  await settle(0, answered(bikes(7, 20), { active: 40, sold: 2 }));
  expect(ids()).toEqual(bikes(0, 20).map(({ id }) => id));
  expect([now().results.active, now().results.sold, now().busy, now().failed]).toEqual([40, 2, null, null]);
});

it('that begins at a page continues after it, and never before it', () => {
  const { now } = open({ start: 12, cards: bikes(12, 15) });
  act(() => void now().more());
  expect(requests[0]?.question).toEqual({ filters: noFilters, from: 12, to: 27 });
});

it('requests the next page once, and none at the end or while another list loads', async () => {
  const { now } = open();
  act(() => void now().more());
  act(() => void now().more());
  expect(requests).toHaveLength(1);
  await settle(0, answered(bikes(12, 40)));
  act(() => void now().more());
  expect(requests).toHaveLength(1);
  act(() => void now().show(of('Honda')));
  act(() => void now().more());
  expect(requests).toHaveLength(2);
  await settle(1, answered(bikes(0, 12)));
  act(() => void now().more());
  expect(requests).toHaveLength(3);
});

it('continues after a list that failed, since the old one is still shown', async () => {
  const { now } = open();
  act(() => void now().show(of('Honda')));
  await settle(0, new Error('no network'));
  act(() => void now().more());
  expect(requests[1]?.question).toMatchObject({ from: 6, to: 24 });
});

it('a next page that failed is shown as failed and retried; an outdated one adds nothing', async () => {
  const { now, ids } = open();
  const failure = new Error('no network');
  act(() => void now().more());
  await settle(0, failure);
  expect([now().failed, now().busy]).toEqual(['more', null]);
  expect(reported).toHaveBeenCalledWith(failure, 'load more of the list');
  act(() => void now().retry());
  expect([requests[1]?.question.from, now().failed]).toEqual([6, null]);
  act(() => void now().show(of('Honda')));
  await settle(1, answered(bikes(12, 20)));
  expect(ids()).toHaveLength(12);
  await settle(2, answered(bikes(20, 21)));
  expect(ids()).toEqual(['bike20']);
});

it('an outdated next page that fails is ignored', async () => {
  const { now } = open();
  act(() => void now().more());
  act(() => void now().show(of('Honda')));
  await settle(0, new Error('no network'));
  expect(now().failed).toBeNull();
});

it('counts sold bikes unless they are hidden', () => {
  expect(totalOf(first)).toBe(40);
  expect(totalOf({ ...first, filters: { ...noFilters, forSaleOnly: true } })).toBe(39);
});
