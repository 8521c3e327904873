import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { isUnread } from '../../domain/conversations/inquiry.ts';
import { type Stored, titleOf } from '../../domain/listings/listing.ts';
import type { Cursor } from '../../firebase/questions.ts';
import type { Patch } from './patchThread.ts';
import type { StoredThread } from './readThread.ts';

/**
 * Loaded threads of one side, newest first. Complete only back to the time `end`. `next`: cursor of the next
 * page.
 */
export type Side = {
  threads: readonly StoredThread[];
  exhausted: boolean;
  end: number | null;
  next: Cursor | null;
};

export const views = ['all', 'buying', 'selling'] as const;
export type View = (typeof views)[number];

/** Sides of a view, the buyer's first. */
export const sidesOf = (view: View, [bought, sold]: readonly [Side, Side]): Side[] => {
  if (view === 'all') return [bought, sold];
  return [view === 'buying' ? bought : sold];
};

/** Time of a page's oldest thread; the next page begins there. */
export const oldest = (threads: readonly StoredThread[]): number | null => {
  const moments = threads.map(({ at }) => at).filter((at) => at > 0);
  return moments.length > 0 ? Math.min(...moments) : null;
};

/**
 * Merges the sides' threads, newest first; ids in `first` come on top. Omits threads older than a side's
 * `end`: its next page may contain newer ones.
 */
export const mergeSides = (
  sides: readonly Side[],
  first: ReadonlySet<string> = new Set(),
): StoredThread[] => {
  const end = Math.max(0, ...sides.map((side) => (side.exhausted ? 0 : (side.end ?? 0))));
  const byId = new Map(sides.flatMap(({ threads }) => threads.map((thread) => [thread.id, thread] as const)));
  const rank = ({ id }: StoredThread) => (first.has(id) ? 0 : 1);
  return [...byId.values()]
    .filter(({ kind, at }) => kind !== 'broken' && at >= end)
    .sort((a, b) => rank(a) - rank(b) || b.at - a.at || a.id.localeCompare(b.id));
};

/**
 * Ids of threads to list first: unread ones. Once read, a thread stays first until answered or closed, so
 * that rows don't move under the finger.
 * @returns the same set if nothing changed
 */
export const unreadFirst = (
  before: ReadonlySet<string>,
  threads: readonly StoredThread[],
  userId: string,
): ReadonlySet<string> => {
  const now = threads.flatMap((thread) =>
    thread.kind === 'thread' &&
    (isUnread(thread.inquiry, userId) ||
      (before.has(thread.id) &&
        thread.inquiry.last_reply_by !== userId &&
        thread.inquiry.status !== 'closed'))
      ? [thread.id]
      : [],
  );
  return now.length === before.size && now.every((id) => before.has(id)) ? before : new Set(now);
};

/** Replaces or adds threads. Keeps the newest first. */
export const withChanges = (side: Side, changes: readonly StoredThread[]): Side => {
  const byId = new Map(side.threads.map((thread) => [thread.id, thread] as const));
  for (const thread of changes) byId.set(thread.id, thread);
  return { ...side, threads: [...byId.values()].sort((a, b) => b.at - a.at) };
};

/** Adds the thread if it was not loaded. */
export const withPatch = (side: Side, { id, ...shown }: Stored<Inquiry>, patch: Patch): Side => {
  const thread = side.threads.find((thread) => thread.id === id);
  const inquiry = patch(thread?.kind === 'thread' ? thread.inquiry : shown);
  return withChanges(side, [{ id, kind: 'thread', at: inquiry.updated_at, inquiry }]);
};

/** Time of the newest loaded change. */
export const newestChange = ({ threads }: Side): Date =>
  new Date(Math.max(0, ...threads.map((it) => (it.kind === 'thread' ? it.inquiry.updated_at : 0))));

export type Bikes = ReadonlyMap<string, string>;

/** Adds the titles of the threads' bikes, by bike id. @returns the same map if there is no new bike */
export const withBikesOf = (before: Bikes, threads: readonly StoredThread[]): Bikes => {
  const bikes = threads.flatMap((thread) =>
    thread.kind === 'thread' ? [[thread.inquiry.bike.id, titleOf(thread.inquiry.bike)] as const] : [],
  );
  return bikes.every(([id]) => before.has(id)) ? before : new Map([...bikes, ...before]);
};

/** Threads about one bike; null: about all. */
export const about = (bike: string | null, side: Side): Side => ({
  threads: side.threads.filter(
    (thread) => bike === null || (thread.kind === 'thread' && thread.inquiry.bike.id === bike),
  ),
  exhausted: true,
  end: null,
  next: null,
});
