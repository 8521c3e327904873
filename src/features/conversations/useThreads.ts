import { useCallback, useEffect, useState } from 'react';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { sideOf } from '../../domain/conversations/inquiry.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { listPage, watchChanges } from '../../firebase/firestore.ts';
import { refreshUnread } from '../../firebase/unread.ts';
import { reportError } from '../../shell/reportError.ts';
import { about, newestChange, oldest, type Side, type View, withChanges, withPatch } from './mergeThreads.ts';
import type { Patch } from './patchThread.ts';
import { ThreadSchema } from './readThread.ts';

const pageSize = 50;
const fields = ['buyer_id', 'seller_id'] as const;
type Field = (typeof fields)[number];
export type Sides = readonly [Side, Side];

type Equal = readonly [field: string, value: string];
const conditions = (field: Field, userId: string, bike: string | null): Equal[] => [
  [field, userId],
  ...(bike === null ? [] : [['bike.id', bike] as const]),
];

const nextPage = async (field: Field, userId: string, bike: string | null, side: Side): Promise<Side> => {
  if (side.exhausted) return side;
  const { documents: page, end } = await listPage(ThreadSchema, 'inquiries', {
    where: conditions(field, userId, bike).map(([name, value]) => [name, '==', value]),
    orderBy: ['updated_at', 'desc'],
    ...(side.next && { after: side.next }),
    limit: pageSize,
  });
  const ids = new Set(side.threads.map(({ id }) => id));
  return {
    threads: [...side.threads, ...page.filter(({ id }) => !ids.has(id))],
    exhausted: page.length < pageSize,
    end: oldest(page) ?? side.end,
    next: end ?? side.next,
  };
};

const nothing: Side = { threads: [], exhausted: false, end: null, next: null };
const loadMore = async (userId: string, bike: string | null, view: View, sides: Sides): Promise<Sides> =>
  Promise.all([
    view === 'selling' ? sides[0] : nextPage(fields[0], userId, bike, sides[0]),
    view === 'buying' ? sides[1] : nextPage(fields[1], userId, bike, sides[1]),
  ]);

type State = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; sides: Sides };

export type ReadyThreads = {
  state: 'ready';
  sides: Sides;
  older: (view: View) => Promise<void>;
  /** Applies a write at once; the listener confirms it. */
  change: (shown: Stored<Inquiry>, patch: Patch) => void;
};
export type Threads = { state: 'loading' } | { state: 'failed'; retry: () => void } | ReadyThreads;

/** A member's threads, live, newest first. @param bike id of the only bike to show; null for all */
export const useThreads = (userId: string, bike: string | null): Threads => {
  const [state, setState] = useState<State>({ state: 'loading' });
  const [round, setRound] = useState(0);

  const setSide = useCallback((index: 0 | 1, next: (side: Side) => Side) => {
    setState((now) => {
      if (now.state !== 'ready') return now;
      const sides: [Side, Side] = [...now.sides];
      sides[index] = next(sides[index]);
      return { state: 'ready', sides };
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is a new round.
  useEffect(() => {
    let isCurrent = true;
    const stops: (() => void)[] = [];
    // While threads about this bike load, shows those already loaded.
    setState((now) =>
      now.state === 'ready'
        ? { state: 'ready', sides: [about(bike, now.sides[0]), about(bike, now.sides[1])] }
        : { state: 'loading' },
    );
    loadMore(userId, bike, 'all', [nothing, nothing]).then(
      (sides) => {
        if (!isCurrent) return;
        setState({ state: 'ready', sides });
        for (const index of [0, 1] as const)
          stops.push(
            watchChanges(
              ThreadSchema,
              'inquiries',
              {
                where: conditions(fields[index], userId, bike),
                changed: 'updated_at',
                after: newestChange(sides[index]),
              },
              (changes) => setSide(index, (side) => withChanges(side, changes)),
              (failure) => reportError(failure, 'listen to messages', { userId }),
            ),
          );
      },
      (failure) => {
        reportError(failure, 'load messages', { userId });
        if (isCurrent) setState({ state: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
      for (const stop of stops) stop();
    };
  }, [userId, bike, round, setSide]);

  useEffect(() => {
    if (state.state !== 'ready') return;
    const timer = setTimeout(() => void refreshUnread(userId), 500);
    return () => clearTimeout(timer);
  }, [state, userId]);

  if (state.state === 'loading') return { state: 'loading' };
  if (state.state === 'failed') return { state: 'failed', retry: () => setRound(round + 1) };
  return {
    state: 'ready',
    sides: state.sides,
    older: async (view) => {
      const sides = await loadMore(userId, bike, view, state.sides);
      setState((now) =>
        now.state === 'ready'
          ? {
              state: 'ready',
              sides: [
                withChanges(sides[0], now.sides[0].threads),
                withChanges(sides[1], now.sides[1].threads),
              ],
            }
          : now,
      );
    },
    change: (shown, patch) => {
      const index = sideOf(shown, userId) === 'seller' ? 1 : 0;
      setSide(index, (side) => withPatch(side, shown, patch));
    },
  };
};
