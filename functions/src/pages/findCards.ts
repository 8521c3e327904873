import type { Firestore } from 'firebase-admin/firestore';
import { type Card, cardOf } from '../../../src/domain/listings/card.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { readListing } from '../readers/readListing.ts';

/** The cards of the listings with these ids that are for sale, in the same order. */
export const findCards = async (documents: Firestore, ids: readonly string[]): Promise<Card[]> => {
  const listings = documents.collection('motorcycles');
  const found = await documents.getAll(...ids.map((id) => listings.doc(id)));
  return found.flatMap((snapshot) => {
    const listing = readListing(snapshot);
    return listing && isForSale(listing) ? [cardOf({ ...listing, id: snapshot.id })] : [];
  });
};
