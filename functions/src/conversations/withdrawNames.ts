import type { Firestore } from 'firebase-admin/firestore';
import { readInquiry } from '../readers/readInquiry.ts';
import { readListing } from '../readers/readListing.ts';

/** More than one bike has ever been asked about. */
const most = 500;

/**
 * Asks nobody any more whether they have bought a bike whose seller has taken the sale back. A deal that both have agreed
 * on stays one. Safe to repeat, and late: nothing where the bike is sold again.
 * @returns how many were asked
 */
export const withdrawNames = async (documents: Firestore, listingId: string): Promise<number> => {
  const listing = readListing(await documents.collection('motorcycles').doc(listingId).get());
  if (!listing || listing.status === 'sold') return 0;
  const threads = await documents
    .collection('inquiries')
    .where('bike.id', '==', listingId)
    .where('seller_id', '==', listing.user_id)
    .limit(most)
    .get();
  let withdrawn = 0;
  for (const snapshot of threads.docs) {
    if ((snapshot.get('named_at') ?? null) === null) continue;
    await documents.runTransaction(async (transaction) => {
      const inquiry = readInquiry(await transaction.get(snapshot.ref));
      if (typeof inquiry?.named_at !== 'number' || typeof inquiry.sold_at === 'number') return;
      withdrawn += 1;
      transaction.update(snapshot.ref, { named_at: null });
    });
  }
  return withdrawn;
};
