import type { Firestore, Query } from 'firebase-admin/firestore';
import { type Card, cardOf } from '../../../src/domain/card.ts';
import { isForSale } from '../../../src/domain/listing.ts';
import { readListing } from './readListing.ts';

/** How many are shown, and how many of a category are looked at for those of a like price. */
const wanted = 4;
const looked = 24;

const read = async (query: Query): Promise<Card[]> =>
  (await query.orderBy('created_at', 'desc').get()).docs.flatMap((snapshot) => {
    const listing = readListing(snapshot);
    return listing && isForSale(listing) ? [cardOf({ ...listing, id: snapshot.id })] : [];
  });

/** Bikes for sale like this one: the same model first, newest first, then the category, nearest in price first. */
export const findSimilar = async (
  documents: Firestore,
  bike: Pick<Card, 'id' | 'make' | 'model' | 'category' | 'price'>,
): Promise<Card[]> => {
  const forSale = documents
    .collection('motorcycles')
    .where('deleted_at', '==', null)
    .where('status', '==', 'active');
  const [models, others] = await Promise.all([
    read(
      forSale
        .where('make', '==', bike.make)
        .where('model', '==', bike.model)
        .limit(wanted + 1),
    ),
    read(forSale.where('category', '==', bike.category).limit(looked)),
  ]);
  const distance = (card: Card) => Math.abs(card.price - bike.price);
  const ranked = [...models, ...others.toSorted((a, b) => distance(a) - distance(b))];
  const unique = new Map(ranked.map((card) => [card.id, card]));
  unique.delete(bike.id);
  return [...unique.values()].slice(0, wanted);
};
