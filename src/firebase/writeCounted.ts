import type { Limit } from '../domain/listings/quota.schema.ts';
import { type Counted, leftToSay, limitId, quotas } from '../domain/listings/quota.ts';
import { codeOf } from './codeOf.ts';
import { getDocument, serverTime, writeBatch } from './firestore.ts';
import { RequestError } from './post.ts';
import type { Step } from './questions.ts';
import { tellLeft } from './tellQuota.ts';

type Count = { used: number; since: unknown };

/**
 * Possible next values of a quota counter, the likelier first: the browser's clock may be wrong about the
 * window.
 */
export const countsAfter = (limit: Limit | null, window: number, now: number): Count[] => {
  const anew = { used: 1, since: serverTime };
  if (!limit) return [anew];
  const onward = { used: limit.used + 1, since: new Date(limit.since) };
  return now - limit.since < window ? [onward, anew] : [anew, onward];
};

/** Quota counters that this page has read, reread after a refusal. */
const counts = new Map<string, Limit | null>();

/** Reads a quota counter in advance, so that a later write is a single request. */
export const readCount = async (userId: string, action: Counted): Promise<Limit | null> => {
  const schemas = await import('../domain/listings/quota.schema.ts');
  const limit = await getDocument(schemas.Limit, `limits/${limitId(userId, action)}`);
  counts.set(limitId(userId, action), limit);
  return limit;
};

/** Returns the account's limit, or the limit of young accounts if the request fails. */
const limitNow = async (action: Counted): Promise<number> => {
  const { young } = quotas[action];
  return import('./quotaLimit.ts').then(
    ({ quotaLimit }) => quotaLimit(action, young),
    () => young,
  );
};

const attempt = async (userId: string, action: Counted, path: string, steps: readonly Step[]) => {
  const id = limitId(userId, action);
  const { window, young } = quotas[action];
  const limit = counts.has(id) ? (counts.get(id) ?? null) : await readCount(userId, action);
  let refusal: unknown;
  for (const count of countsAfter(limit, window, Date.now())) {
    try {
      await writeBatch([...steps, { set: `limits/${id}`, data: { ...count, last: serverTime, what: path } }]);
      // A count of 1 means a new window. Only the server knows when it began, so the next write reads it.
      if (limit && count.used > 1) counts.set(id, { ...limit, used: count.used });
      else counts.delete(id);
      if (leftToSay(count.used, young) !== null)
        tellLeft(action, leftToSay(count.used, await limitNow(action)));
      return 'written' as const;
    } catch (failure) {
      if (codeOf(failure) !== 'permission-denied') throw failure;
      refusal = failure;
    }
  }
  const now = await readCount(userId, action);
  if (now?.used !== limit?.used || now?.since !== limit?.since) return 'again' as const;
  const isFull = limit && limit.used >= young && Date.now() - limit.since < window;
  throw isFull && limit.used >= (await limitNow(action))
    ? new RequestError('resource-exhausted', 'The quota is used up.', { cause: refusal })
    : refusal;
};

/** Last write per counter. Writes wait for each other: simultaneous writes would store the same count. */
const turns = new Map<string, Promise<unknown>>();
const tries = 5;

/**
 * Commits a batch with the quota counter that the rules demand. Fails with a RequestError:
 * 'resource-exhausted' if the quota is used up.
 * @param path of the counted document
 * @example await writeCounted(user.id, 'like', 'likes/u1_b7Tq', [{ set: 'likes/u1_b7Tq', data }])
 */
export const writeCounted = (
  userId: string,
  action: Counted,
  path: string,
  steps: readonly Step[],
): Promise<void> => {
  const work = async () => {
    for (let left = tries; left > 0; left -= 1)
      if ((await attempt(userId, action, path, steps)) !== 'again') return;
    throw new RequestError('aborted', 'Another tab kept counting.');
  };
  const key = limitId(userId, action);
  const turn = (turns.get(key) ?? Promise.resolve()).catch(() => undefined).then(work);
  turns.set(key, turn);
  return turn;
};
