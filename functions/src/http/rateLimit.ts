import type { Firestore, Transaction } from 'firebase-admin/firestore';

export type Limit = { action: string; limit: number; seconds: number };

/** Limit of the actions of `who`: an account, an address or everybody. */
export type LimitCount = { who: string; limit: Limit };

const placeOf = (
  documents: Firestore,
  { who, limit: { action, limit, seconds } }: LimitCount,
  now: number,
) => {
  const window = Math.floor(now / (seconds * 1_000));
  const id = `${who}_${action}_${window}`;
  const expires_at = new Date((window + 2) * seconds * 1_000);
  return { id, reference: documents.collection('limits').doc(id), limit, expires_at };
};

/**
 * Counts an action against all limits, or against none if one is exhausted. Call it before other writes of
 * the transaction.
 * @returns whether all limits allow the action
 */
export const countWith = async (
  transaction: Transaction,
  documents: Firestore,
  tickets: readonly LimitCount[],
  now: number,
): Promise<boolean> => {
  const places = tickets.map((ticket) => placeOf(documents, ticket, now));
  const counts = await Promise.all(places.map(({ reference }) => transaction.get(reference)));
  const used = counts.map((count) => Number(count.get('used') ?? 0));
  if (places.some(({ limit }, place) => (used[place] ?? 0) >= limit)) return false;
  for (const [place, { reference, expires_at }] of places.entries())
    transaction.set(reference, { used: (used[place] ?? 0) + 1, expires_at });
  return true;
};

/**
 * Counts an action in the current window.
 * @returns a unique id of the action; null if the limit is exhausted
 * @throws if counting fails
 * @example await consumeLimit(documents, 'u1', { action: 'photo', limit: 2, seconds: 3600 }, 0) // => 'u1_photo_0_1'
 */
export const consumeLimit = (
  documents: Firestore,
  who: string,
  limit: Limit,
  now: number,
): Promise<string | null> => {
  const { id, reference, expires_at } = placeOf(documents, { who, limit }, now);
  return documents.runTransaction(
    async (transaction) => {
      const used = Number((await transaction.get(reference)).get('used') ?? 0);
      if (used >= limit.limit) return null;
      transaction.set(reference, { used: used + 1, expires_at });
      return `${id}_${used + 1}`;
    },
    { maxAttempts: 20 },
  );
};

/**
 * Counts an action against each limit, up to the first exhausted one.
 * @returns whether all limits allow it
 */
export const areWithin = async (
  documents: Firestore,
  tickets: readonly LimitCount[],
  now: number,
): Promise<boolean> => {
  for (const { who, limit } of tickets)
    if ((await consumeLimit(documents, who, limit, now)) === null) return false;
  return true;
};

export const isWithin = (
  documents: Firestore,
  who: string,
  limits: readonly Limit[],
  now: number,
): Promise<boolean> =>
  areWithin(
    documents,
    limits.map((limit) => ({ who, limit })),
    now,
  );
