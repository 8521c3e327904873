import type { StoredThread } from './readThread.ts';

/** One side's threads as far as they are loaded, newest first. */
export type Side = { threads: readonly StoredThread[]; exhausted: boolean };

/**
 * The moment of the oldest thread that is loaded, behind which the next page begins. One whose own moment
 * cannot be read says nothing about it.
 */
export const oldest = ({ threads }: Side): number | null => {
  const moments = threads.map(({ at }) => at).filter((at) => at > 0);
  return moments.length > 0 ? Math.min(...moments) : null;
};

/**
 * The threads of both sides in one list, newest first. Where a side has more to come, the list ends at what
 * is known of it, so that older ones do not appear in the middle later.
 */
export const mergeSides = (sides: readonly Side[]): StoredThread[] => {
  const known = Math.max(0, ...sides.map((side) => (side.exhausted ? 0 : (oldest(side) ?? 0))));
  const byId = new Map(sides.flatMap(({ threads }) => threads.map((thread) => [thread.id, thread] as const)));
  return [...byId.values()]
    .filter(({ kind, at }) => kind !== 'broken' && at >= known)
    .sort((a, b) => b.at - a.at || a.id.localeCompare(b.id));
};

/** A side with what has come or changed since it was loaded. */
export const withChanges = (side: Side, changes: readonly StoredThread[]): Side => {
  const byId = new Map(side.threads.map((thread) => [thread.id, thread] as const));
  for (const thread of changes) byId.set(thread.id, thread);
  return { ...side, threads: [...byId.values()].sort((a, b) => b.at - a.at) };
};

/** The moment after which changes are news. */
export const newestChange = ({ threads }: Side): Date =>
  new Date(Math.max(0, ...threads.map((it) => (it.kind === 'thread' ? it.inquiry.updated_at : 0))));
