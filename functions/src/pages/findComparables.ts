import type { Firestore } from 'firebase-admin/firestore';
import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale, type Stored } from '../../../src/domain/listings/listing.ts';
import { type Comparables, compareWith } from '../../../src/domain/prices/comparable.ts';
import { readListing } from '../listings/readListing.ts';

/** The newest of the model are enough to say what it costs. */
export const comparablesLooked = 40;

/** What others of the same make and model are offered for; null for a bike that is not for sale, or a rare one. */
export const findComparables = async (
  documents: Firestore,
  bike: Stored<Published>,
  now: number,
): Promise<Comparables | null> => {
  if (!isForSale(bike)) return null;
  const found = await documents
    .collection('motorcycles')
    .where('deleted_at', '==', null)
    .where('status', '==', 'active')
    .where('make', '==', bike.make)
    .where('model', '==', bike.model)
    .orderBy('created_at', 'desc')
    .limit(comparablesLooked)
    .get();
  const others = found.docs.flatMap((snapshot) => {
    const listing = readListing(snapshot);
    return listing && isForSale(listing) ? [{ ...listing, id: snapshot.id }] : [];
  });
  return compareWith(bike, others, now);
};
