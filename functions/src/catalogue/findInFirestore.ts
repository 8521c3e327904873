import type { Firestore, Query } from 'firebase-admin/firestore';
import { type Card, cardOf } from '../../../src/domain/listings/card.ts';
import { isListed } from '../../../src/domain/listings/listing.ts';
import type { FirestoreQuery } from '../../../src/domain/search/firestoreQuery.ts';
import { readListing } from '../readers/readListing.ts';

/**
 * Up to so many bikes a function answers from the catalogue's files, which costs no read of the database. Their
 * 16 MB take it 85 ms to parse and index (tests/bench/alone/grid.test.ts has the questions after that), and fit its
 * memory many times over; a catalogue that is larger is asked in Firestore.
 */
export const wholeCatalogue = 20_000;

type Status = 'active' | 'sold';

const compiled = (documents: Firestore, { where, orderBy }: FirestoreQuery, status: Status): Query => {
  let query: Query = documents.collection('motorcycles');
  for (const [field, comparison, value] of where)
    query = field === 'status' ? query.where(field, '==', status) : query.where(field, comparison, value);
  for (const [field, direction] of orderBy) query = query.orderBy(field, direction);
  return query;
};

const countOf = async (documents: Firestore, query: FirestoreQuery, status: Status) =>
  (await compiled(documents, query, status).count().get()).data().count;

/**
 * A page of the bikes that a query finds, those for sale before the sold ones, and how many there are of them in all.
 * Firestore cannot order by the status that it is asked for, so each is a question of its own.
 */
export const findInFirestore = async (
  documents: Firestore,
  query: FirestoreQuery,
  start: number,
  most: number,
): Promise<{ cards: Card[]; active: number; sold: number }> => {
  const read = async (status: Status, from: number, count: number) =>
    count > 0 ? (await compiled(documents, query, status).offset(from).limit(count).get()).docs : [];
  const [active, sold] = await Promise.all([
    countOf(documents, query, 'active'),
    countOf(documents, query, 'sold'),
  ]);
  const forSale = Math.min(Math.max(active - start, 0), most);
  const found = await Promise.all([
    read('active', start, forSale),
    query.forSaleOnly ? [] : read('sold', Math.max(start - active, 0), most - forSale),
  ]);
  const cards = found.flat().flatMap((snapshot) => {
    const listing = readListing(snapshot);
    return listing && isListed(listing) ? [cardOf({ ...listing, id: snapshot.id })] : [];
  });
  return { cards, active, sold };
};
