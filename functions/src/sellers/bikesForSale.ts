import type { Firestore } from 'firebase-admin/firestore';
import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale, type Stored } from '../../../src/domain/listings/listing.ts';
import { readListing } from '../readers/readListing.ts';

/** Sellers with more bikes have a website of their own. */
export const maxBikes = 60;

export const bikesForSale = async (documents: Firestore, userId: string): Promise<Stored<Published>[]> => {
  const own = documents.collection('motorcycles').where('user_id', '==', userId);
  const forSale = own.where('deleted_at', '==', null).where('status', '==', 'active');
  const page = await forSale.orderBy('created_at', 'desc').limit(maxBikes).get();
  return page.docs.flatMap((snapshot) => {
    const listing = readListing(snapshot);
    return listing && isForSale(listing) ? [{ ...listing, id: snapshot.id }] : [];
  });
};
