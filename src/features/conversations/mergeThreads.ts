import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { isUnread } from '../../domain/conversations/inquiry.ts';
import { type Stored, titleOf } from '../../domain/listings/listing.ts';
import type { Cursor } from '../../firebase/questions.ts';
import type { Patch } from './patchThread.ts';
import type { StoredThread } from './readThread.ts';

/**
 * One side's threads as far as they are loaded, last word first. `end` is the moment down to which all are known; single
 * older ones may be known beside. `next` is where the next page begins.
 */
export type Side = {
  threads: readonly StoredThread[];
  exhausted: boolean;
  end: number | null;
  next: Cursor | null;
};

/** Which threads are shown: all, those about bikes that one wants to buy, or about those that one sells. */
export const views = ['all', 'buying', 'selling'] as const;
export type View = (typeof views)[number];

/** The sides of a view; the first is that of the buyer. */
export const sidesOf = (view: View, [bought, sold]: readonly [Side, Side]): Side[] => {
  if (view === 'all') return [bought, sold];
  return [view === 'buying' ? bought : sold];
};

/**
 * The moment of the oldest thread of a page, behind which the next one begins. A thread whose own moment cannot be
 * read says nothing about it.
 */
export const oldest = (threads: readonly StoredThread[]): number | null => {
  const moments = threads.map(({ at }) => at).filter((at) => at > 0);
  return moments.length > 0 ? Math.min(...moments) : null;
};

/**
 * The threads of all given sides in one list: those in `first`, then the others, and the last word first. Where a side
 * has more to come, the list ends at what is known of it, so that older ones do not appear in the middle later.
 */
export const mergeSides = (
  sides: readonly Side[],
  first: ReadonlySet<string> = new Set(),
): StoredThread[] => {
  const known = Math.max(0, ...sides.map((side) => (side.exhausted ? 0 : (side.end ?? 0))));
  const byId = new Map(sides.flatMap(({ threads }) => threads.map((thread) => [thread.id, thread] as const)));
  const rank = ({ id }: StoredThread) => (first.has(id) ? 0 : 1);
  return [...byId.values()]
    .filter(({ kind, at }) => kind !== 'broken' && at >= known)
    .sort((a, b) => rank(a) - rank(b) || b.at - a.at || a.id.localeCompare(b.id));
};

/**
 * Which threads stand at the top: the unread ones. One that has been read keeps its place until one answers, so that
 * nothing jumps away under the finger.
 * @returns the same set where nothing has changed
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

/** A side with what has come or changed since it was loaded. */
export const withChanges = (side: Side, changes: readonly StoredThread[]): Side => {
  const byId = new Map(side.threads.map((thread) => [thread.id, thread] as const));
  for (const thread of changes) byId.set(thread.id, thread);
  return { ...side, threads: [...byId.values()].sort((a, b) => b.at - a.at) };
};

/** A side with what was just written to one of its threads; one that it did not know yet comes in. */
export const withPatch = (side: Side, { id, ...shown }: Stored<Inquiry>, patch: Patch): Side => {
  const known = side.threads.find((thread) => thread.id === id);
  const inquiry = patch(known?.kind === 'thread' ? known.inquiry : shown);
  return withChanges(side, [{ id, kind: 'thread', at: inquiry.updated_at, inquiry }]);
};

/** The moment after which changes are news. */
export const newestChange = ({ threads }: Side): Date =>
  new Date(Math.max(0, ...threads.map((it) => (it.kind === 'thread' ? it.inquiry.updated_at : 0))));

export type Bikes = ReadonlyMap<string, string>;

/**
 * The bikes that threads are about, by their ids, beside those that were known before.
 * @returns the same bikes where no thread is about another one
 */
export const withBikesOf = (before: Bikes, threads: readonly StoredThread[]): Bikes => {
  const found = threads.flatMap((thread) =>
    thread.kind === 'thread' ? [[thread.inquiry.bike.id, titleOf(thread.inquiry.bike)] as const] : [],
  );
  return found.every(([id]) => before.has(id)) ? before : new Map([...found, ...before]);
};

/** Of a side, only what is about one bike; all of it for null. */
export const about = (bike: string | null, side: Side): Side => ({
  threads: side.threads.filter(
    (thread) => bike === null || (thread.kind === 'thread' && thread.inquiry.bike.id === bike),
  ),
  exhausted: true,
  end: null,
  next: null,
});
