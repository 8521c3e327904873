import type { Firestore, Query } from 'firebase-admin/firestore';
import { type Card, cardOf } from '../../../src/domain/listings/card.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { readListing } from '../readers/readListing.ts';
import { type Likeness, looked, rankSimilar, wanted } from './similar.plan.ts';

const read = async (query: Query): Promise<Card[]> =>
  (await query.orderBy('created_at', 'desc').get()).docs.flatMap((snapshot) => {
    const listing = readListing(snapshot);
    return listing && isForSale(listing) ? [cardOf({ ...listing, id: snapshot.id })] : [];
  });

/** Finds similar bikes for sale in Firestore with up to 29 reads, for a catalogue too large for memory. */
export const findSimilar = async (documents: Firestore, bike: Likeness): Promise<Card[]> => {
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
  return rankSimilar(bike, { models, others });
};
