import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { readListing } from '../readers/readListing.ts';
import { personIn, personPlace } from './readShop.ts';

const shopOfBikes = async (transaction: Transaction, documents: Firestore, userId: string) => {
  const person = personIn(await transaction.get(personPlace(documents, userId)));
  return person?.role === 'owner' ? person.shop_id : undefined;
};

/**
 * Copies the seller's shop to a listing's `shop`, or deletes the field.
 * @returns whether the field changed
 */
export const copyShop = async (documents: Firestore, id: string): Promise<boolean> => {
  const reference = documents.collection('motorcycles').doc(id);
  return documents.runTransaction(async (transaction) => {
    const listing = readListing(await transaction.get(reference));
    if (!listing) return false;
    const shop = await shopOfBikes(transaction, documents, listing.user_id);
    if (listing.shop === shop) return false;
    transaction.update(reference, { shop: shop ?? FieldValue.delete() });
    return true;
  });
};

const batchSize = 200;

/** Sets or deletes `shop` in all the user's listings. */
export const copyShopToAll = async (documents: Firestore, userId: string): Promise<void> => {
  const own = documents.collection('motorcycles').where('user_id', '==', userId);
  const ordered = own.orderBy('__name__').limit(batchSize);
  for (let last = ''; ; ) {
    const page = await (last ? ordered.startAfter(last) : ordered).get();
    await documents.runTransaction(async (transaction) => {
      const shop = await shopOfBikes(transaction, documents, userId);
      for (const { ref, data } of page.docs.map((snapshot) => ({ ref: snapshot.ref, data: snapshot.data() })))
        if (data.shop !== shop) transaction.update(ref, { shop: shop ?? FieldValue.delete() });
    });
    const end = page.docs.at(-1);
    if (!end || page.size < batchSize) return;
    last = end.id;
  }
};
