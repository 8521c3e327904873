import type { Limit } from '../domain/listings/quota.schema.ts';
import { type Counted, leftToSay, limitId, quotas } from '../domain/listings/quota.ts';
import { codeOf } from './codeOf.ts';
import { getDocument, serverTime, writeBatch } from './firestore.ts';
import { RequestError } from './post.ts';
import type { Step } from './questions.ts';
import { tellLeft } from './tellQuota.ts';

type Count = { used: number; since: unknown };

/** Which counts the rules could accept, the likely one first: this clock may be wrong, and theirs decides. */
export const countsAfter = (limit: Limit | null, window: number, now: number): Count[] => {
  const anew = { used: 1, since: serverTime };
  if (!limit) return [anew];
  const onward = { used: limit.used + 1, since: new Date(limit.since) };
  return now - limit.since < window ? [onward, anew] : [anew, onward];
};

/** What this page knows of counts. Where it is wrong, the rules refuse, and it is read again. */
const known = new Map<string, Limit | null>();

/** Reads a count before it is needed, so that what is pressed then is on its way at once. */
export const readCount = async (userId: string, action: Counted): Promise<Limit | null> => {
  // With the first count: islands that write one thing in a while need not bring schemas along.
  const schemas = await import('../domain/listings/quota.schema.ts');
  const limit = await getDocument(schemas.Limit, `limits/${limitId(userId, action)}`);
  known.set(limitId(userId, action), limit);
  return limit;
};

/** The account may have grown: whoever nears a quota asks. Few do, so what it takes is loaded then, and nothing fails by it. */
const mostNow = async (action: Counted): Promise<number> => {
  const { young } = quotas[action];
  return import('./mostFor.ts').then(
    ({ mostFor }) => mostFor(action, young),
    () => young,
  );
};

const attempt = async (userId: string, action: Counted, path: string, steps: readonly Step[]) => {
  const id = limitId(userId, action);
  const { window, young } = quotas[action];
  const limit = known.has(id) ? (known.get(id) ?? null) : await readCount(userId, action);
  let refusal: unknown;
  for (const count of countsAfter(limit, window, Date.now())) {
    try {
      await writeBatch([...steps, { set: `limits/${id}`, data: { ...count, last: serverTime, what: path } }]);
      // A window that has just begun did so by the server's clock.
      if (limit && count.used > 1) known.set(id, { ...limit, used: count.used });
      else known.delete(id);
      if (leftToSay(count.used, young) !== null)
        tellLeft(action, leftToSay(count.used, await mostNow(action)));
      return 'written' as const;
    } catch (failure) {
      if (codeOf(failure) !== 'permission-denied') throw failure;
      refusal = failure;
    }
  }
  const now = await readCount(userId, action);
  if (now?.used !== limit?.used || now?.since !== limit?.since) return 'again' as const;
  const isFull = limit && limit.used >= young && Date.now() - limit.since < window;
  throw isFull && limit.used >= (await mostNow(action))
    ? new RequestError('resource-exhausted', 'The quota is used up.', { cause: refusal })
    : refusal;
};

/** One after the other: two counts at once would be the same number. */
const turns = new Map<string, Promise<unknown>>();
const tries = 5;

/**
 * Commits a batch together with the quota counter that the rules demand. `path` is the whole path of the one document that
 * is counted. Fails with a RequestError: 'resource-exhausted' where the quota is used up, else as writeBatch.
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
