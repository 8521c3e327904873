import type { Firestore } from 'firebase-admin/firestore';

/** How often one person (or one address, or everyone together) may do a thing. */
export type Limit = { action: string; limit: number; seconds: number };

/**
 * Counts a deed of one person within the present window of time. A limiter that fails throws, so that the
 * deed is refused and not let through.
 * @returns a ticket that names the deed; null when there are none left
 * @example await takeTicket(documents, 'u1', { action: 'photo', limit: 2, seconds: 3600 }, 0) // => 'u1_photo_0_1'
 */
export const takeTicket = (
  documents: Firestore,
  userId: string,
  { action, limit, seconds }: Limit,
  now: number,
): Promise<string | null> => {
  const window = Math.floor(now / (seconds * 1_000));
  const id = `${userId}_${action}_${window}`;
  const reference = documents.collection('limits').doc(id);
  return documents.runTransaction(
    async (transaction) => {
      const used = Number((await transaction.get(reference)).get('used') ?? 0);
      if (used >= limit) return null;
      transaction.set(reference, { used: used + 1, expires_at: new Date((window + 2) * seconds * 1_000) });
      return `${id}_${used + 1}`;
    },
    { maxAttempts: 20 },
  );
};

/**
 * Counts a deed against several limits. Each that is asked counts, even where a later one refuses.
 * @returns whether all of them let it through
 */
export const isWithin = async (
  documents: Firestore,
  userId: string,
  limits: readonly Limit[],
  now: number,
): Promise<boolean> => {
  for (const limit of limits) if ((await takeTicket(documents, userId, limit, now)) === null) return false;
  return true;
};
