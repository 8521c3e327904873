import type { Firestore } from 'firebase-admin/firestore';
import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale, type Stored } from '../../../src/domain/listings/listing.ts';
import { readListing } from '../readers/readListing.ts';

/** Limit of bikes on a page. Only shops have several pages. */
export const maxBikes = 60;

const forSaleBy = (documents: Firestore, userId: string) => {
  const own = documents.collection('motorcycles').where('user_id', '==', userId);
  return own.where('deleted_at', '==', null).where('status', '==', 'active');
};

/** Returns a page of a seller's bikes, newest first. */
export const bikesForSale = async (
  documents: Firestore,
  userId: string,
  page = 1,
): Promise<Stored<Published>[]> => {
  const newest = forSaleBy(documents, userId).orderBy('created_at', 'desc');
  const { docs } = await newest
    .offset((page - 1) * maxBikes)
    .limit(maxBikes)
    .get();
  return docs.flatMap((snapshot) => {
    const listing = readListing(snapshot);
    return listing && isForSale(listing) ? [{ ...listing, id: snapshot.id }] : [];
  });
};

export const countForSale = async (documents: Firestore, userId: string): Promise<number> =>
  (await forSaleBy(documents, userId).count().get()).data().count;
