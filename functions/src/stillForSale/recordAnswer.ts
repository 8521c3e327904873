import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { FreshAnswer } from '../../../src/domain/freshness.ts';
import { titleOf } from '../../../src/domain/listing.ts';
import { type FreshOutcome, planFreshAnswer } from '../plans/planFreshness.ts';
import { readListing } from './readListing.ts';

/** What an answer would do now, and to which bike. Changes nothing. */
export const lookAtFreshness = async (
  documents: Firestore,
  id: string,
  answer: FreshAnswer,
): Promise<{ outcome: FreshOutcome['kind']; bike: string }> => {
  const listing = readListing(await documents.collection('motorcycles').doc(id).get());
  return { outcome: planFreshAnswer(listing, answer).kind, bike: listing ? titleOf(listing) : '' };
};

/** Does what a seller answered. Twice is as good as once. */
export const answerFreshness = (
  documents: Firestore,
  id: string,
  answer: FreshAnswer,
  now: number,
): Promise<{ outcome: FreshOutcome['kind']; bike: string }> => {
  const reference = documents.collection('motorcycles').doc(id);
  return documents.runTransaction(async (transaction) => {
    const listing = readListing(await transaction.get(reference));
    const plan = planFreshAnswer(listing, answer);
    if (plan.kind === 'write')
      transaction.update(reference, { status: plan.status, updated_at: Timestamp.fromMillis(now) });
    return { outcome: plan.kind, bike: listing ? titleOf(listing) : '' };
  });
};
