import { useCallback, useEffect, useRef, useState } from 'react';
import { listDocuments, watchChanges } from '../../firebase/firestore.ts';
import { refreshUnread } from '../../firebase/unread.ts';
import { reportError } from '../../frame/reportError.ts';
import { mergeSides, newestChange, oldest, type Side, withChanges } from './mergeThreads.ts';
import { type StoredThread, ThreadSchema } from './readThread.ts';

const pageSize = 50;
const fields = ['buyer_id', 'seller_id'] as const;
type Sides = readonly [Side, Side];

const nextPage = async (field: (typeof fields)[number], userId: string, side: Side): Promise<Side> => {
  if (side.exhausted) return side;
  const last = oldest(side);
  const found = await listDocuments(ThreadSchema, 'inquiries', {
    where: [[field, '==', userId]],
    orderBy: ['created_at', 'desc'],
    ...(last !== null && { after: new Date(last) }),
    limit: pageSize,
  });
  const known = new Set(side.threads.map(({ id }) => id));
  return {
    threads: [...side.threads, ...found.filter(({ id }) => !known.has(id))],
    exhausted: found.length < pageSize,
  };
};

const nothing: Side = { threads: [], exhausted: false };
const loadMore = (userId: string, sides: Sides): Promise<[Side, Side]> =>
  Promise.all([nextPage(fields[0], userId, sides[0]), nextPage(fields[1], userId, sides[1])]);

type State = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; sides: Sides };

export type ReadyThreads = {
  state: 'ready';
  threads: readonly StoredThread[];
  hasOlder: boolean;
  older: () => Promise<void>;
  /** Shows at once what was just written; the listener confirms it. */
  put: (thread: StoredThread) => void;
};
export type Threads = { state: 'loading' } | { state: 'failed'; retry: () => void } | ReadyThreads;

/** Everything that somebody is a party of, newest first, kept up to date while the page is open. */
export const useThreads = (userId: string): Threads => {
  const [state, setState] = useState<State>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const alive = useRef(true);

  const take = useCallback((changes: readonly StoredThread[], place: 0 | 1) => {
    setState((now) => {
      if (now.state !== 'ready') return now;
      const sides: [Side, Side] = [...now.sides];
      sides[place] = withChanges(sides[place], changes);
      return { state: 'ready', sides };
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is a new round.
  useEffect(() => {
    alive.current = true;
    const stops: (() => void)[] = [];
    setState({ state: 'loading' });
    loadMore(userId, [nothing, nothing]).then(
      (sides) => {
        if (!alive.current) return;
        setState({ state: 'ready', sides });
        for (const place of [0, 1] as const)
          stops.push(
            watchChanges(
              ThreadSchema,
              'inquiries',
              { where: [fields[place], userId], changed: 'updated_at', after: newestChange(sides[place]) },
              (changes) => take(changes, place),
              (failure) => reportError(failure, 'listen to messages', { userId }),
            ),
          );
      },
      (failure) => {
        reportError(failure, 'load messages', { userId });
        if (alive.current) setState({ state: 'failed' });
      },
    );
    return () => {
      alive.current = false;
      for (const stop of stops) stop();
    };
  }, [userId, round, take]);

  useEffect(() => {
    if (state.state !== 'ready') return;
    const timer = setTimeout(() => void refreshUnread(userId), 500);
    return () => clearTimeout(timer);
  }, [state, userId]);

  if (state.state === 'loading') return { state: 'loading' };
  if (state.state === 'failed') return { state: 'failed', retry: () => setRound(round + 1) };
  return {
    state: 'ready',
    threads: mergeSides(state.sides),
    hasOlder: state.sides.some(({ exhausted }) => !exhausted),
    older: async () => {
      const sides = await loadMore(userId, state.sides);
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
    put: (thread) => take([thread], thread.kind === 'thread' && thread.inquiry.seller_id === userId ? 1 : 0),
  };
};
