import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { quotas } from '../../../src/domain/listings/quota.ts';

const atOnce = 200;
/** Twice the longest window, in milliseconds. */
export const keptFor = 2 * Math.max(...Object.values(quotas).map(({ window }) => window));

/**
 * Deletes old counters written by browsers. These have `last` instead of `expires_at`, since browsers' clocks
 * may be wrong.
 */
export const forgetCounts = async (documents: Firestore, now: number): Promise<number> => {
  const over = documents
    .collection('limits')
    .where('last', '<', Timestamp.fromMillis(now - keptFor))
    .limit(atOnce);
  for (let forgotten = 0; ; ) {
    // In a transaction, so that a counter that is written meanwhile is kept.
    const deleted = await documents.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(over);
      for (const { ref } of docs) transaction.delete(ref);
      return docs.length;
    });
    forgotten += deleted;
    if (deleted < atOnce) return forgotten;
  }
};
