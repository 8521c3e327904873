import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { quotas } from '../../../src/domain/listings/quota.ts';

const atOnce = 200;
/** Twice the longest window, in milliseconds: as long as the counts of functions are kept. */
const keptFor = 2 * Math.max(...Object.values(quotas).map(({ window }) => window));

/**
 * Deletes the counts that browsers wrote and that ended long ago. They carry no time to live: a browser's clock may be wrong,
 * and the rules could not tell a late end from an early one. Counts of functions have `expires_at`, and no `last`.
 * @returns how many
 */
export const forgetCounts = async (documents: Firestore, now: number): Promise<number> => {
  const over = documents
    .collection('limits')
    .where('last', '<', Timestamp.fromMillis(now - keptFor))
    .limit(atOnce);
  for (let forgotten = 0; ; ) {
    // In a transaction, so that a count which begins anew in this moment stays.
    const found = await documents.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(over);
      for (const { ref } of docs) transaction.delete(ref);
      return docs.length;
    });
    forgotten += found;
    if (found < atOnce) return forgotten;
  }
};
