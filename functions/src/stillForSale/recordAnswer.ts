import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { IdentityLevel } from '../../../src/domain/accounts/identity.ts';
import { titleOf } from '../../../src/domain/listings/listing.ts';
import type { StillForSaleAnswer } from '../../../src/domain/listings/stillForSale.ts';
import { mayPublish } from '../readers/identity.ts';
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
  need?: IdentityLevel,
): Promise<{ outcome: StillForSaleOutcome['kind']; bike: string }> => {
  const reference = documents.collection('motorcycles').doc(id);
  return documents.runTransaction(async (transaction) => {
    const listing = readListing(await transaction.get(reference));
    const plan = planAnswer(listing, answer);
    const publishes = plan.kind === 'write' && plan.status === 'active' && listing?.status !== 'active';
    const bike = listing ? titleOf(listing) : '';
    // An old link must not publish a listing that the rules would reject.
    if (
      publishes &&
      listing &&
      !(await mayPublish(transaction, listing.user_id, {
        documents,
        ...(need && { need }),
      }))
    )
      return { outcome: 'gone', bike };
    if (plan.kind === 'write')
      transaction.update(reference, {
        status: plan.status,
        updated_at: Timestamp.fromMillis(now),
        revision: FieldValue.increment(1),
      });
    return { outcome: plan.kind, bike };
  });
};
