import type { Firestore } from 'firebase-admin/firestore';
import { readInquiry } from '../readers/readInquiry.ts';
import { readListing } from '../readers/readListing.ts';

const maxThreads = 500;

/**
 * After an undone sale, stops asking named buyers whether they bought the bike. Confirmed deals stay. Does
 * nothing if the bike is sold again.
 */
export const withdrawNames = async (documents: Firestore, listingId: string): Promise<number> => {
  const listing = readListing(await documents.collection('motorcycles').doc(listingId).get());
  if (!listing || listing.status === 'sold') return 0;
  const threads = await documents
    .collection('inquiries')
    .where('bike.id', '==', listingId)
    .where('seller_id', '==', listing.user_id)
    .limit(maxThreads)
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
