import type { Firestore } from 'firebase-admin/firestore';
import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale, type Stored } from '../../../src/domain/listings/listing.ts';
import { readListing } from '../readers/readListing.ts';

/** A page shows no more than these, the newest; whoever sells more is a shop with a site of its own. */
export const bikesAtMost = 60;

/** What somebody has for sale, the newest first. */
export const bikesForSale = async (documents: Firestore, userId: string): Promise<Stored<Published>[]> => {
  const own = documents.collection('motorcycles').where('user_id', '==', userId);
  const forSale = own.where('deleted_at', '==', null).where('status', '==', 'active');
  const found = await forSale.orderBy('created_at', 'desc').limit(bikesAtMost).get();
  return found.docs.flatMap((snapshot) => {
    const listing = readListing(snapshot);
    return listing && isForSale(listing) ? [{ ...listing, id: snapshot.id }] : [];
  });
};
