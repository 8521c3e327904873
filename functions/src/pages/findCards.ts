import type { Firestore } from 'firebase-admin/firestore';
import { type Card, cardOf } from '../../../src/domain/listings/card.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { readListing } from '../readers/readListing.ts';

/** Returns the cards of these listings that are for sale, in the same order. */
export const findCards = async (documents: Firestore, ids: readonly string[]): Promise<Card[]> => {
  const listings = documents.collection('motorcycles');
  const snapshots = await documents.getAll(...ids.map((id) => listings.doc(id)));
  return snapshots.flatMap((snapshot) => {
    const listing = readListing(snapshot);
    return listing && isForSale(listing) ? [cardOf({ ...listing, id: snapshot.id })] : [];
  });
};
