import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { titleOf } from '../../../src/domain/listings/listing.ts';
import type { StillForSaleAnswer } from '../../../src/domain/listings/stillForSale.ts';
import { readListing } from '../readers/readListing.ts';
import { planAnswer, type StillForSaleOutcome } from './stillForSale.plan.ts';

export const lookAtStillForSale = async (
  documents: Firestore,
  id: string,
  answer: StillForSaleAnswer,
): Promise<{ outcome: StillForSaleOutcome['kind']; bike: string }> => {
  const listing = readListing(await documents.collection('motorcycles').doc(id).get());
  return { outcome: planAnswer(listing, answer).kind, bike: listing ? titleOf(listing) : '' };
};

export const recordAnswer = (
  documents: Firestore,
  id: string,
  answer: StillForSaleAnswer,
  now: number,
): Promise<{ outcome: StillForSaleOutcome['kind']; bike: string }> => {
  const reference = documents.collection('motorcycles').doc(id);
  return documents.runTransaction(async (transaction) => {
    const listing = readListing(await transaction.get(reference));
    const plan = planAnswer(listing, answer);
    if (plan.kind === 'write')
      transaction.update(reference, {
        status: plan.status,
        updated_at: Timestamp.fromMillis(now),
        revision: FieldValue.increment(1),
      });
    return { outcome: plan.kind, bike: listing ? titleOf(listing) : '' };
  });
};
