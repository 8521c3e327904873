import type { Firestore, Query } from 'firebase-admin/firestore';
import { type Card, cardOf } from '../../../src/domain/listings/card.ts';
import { isListed } from '../../../src/domain/listings/listing.ts';
import type { FirestoreQuery } from '../../../src/domain/search/firestoreQuery.ts';
import { readListing } from '../readers/readListing.ts';

/**
 * Up to this many bikes, functions answer from the catalogue's files, without database reads. Parsing and
 * indexing their 16 MB takes 85 ms (tests/bench/alone/grid.test.ts measures queries) and fits memory easily.
 * Beyond, Firestore answers.
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
 * Returns a page of a query's bikes, those for sale before sold ones, and the total number. Firestore cannot
 * sort by a field that it filters by, so each status is a query of its own.
 */
export const findInFirestore = async (
  documents: Firestore,
  query: FirestoreQuery,
  start: number,
  limit: number,
): Promise<{ cards: Card[]; active: number; sold: number }> => {
  const read = async (status: Status, from: number, count: number) =>
    count > 0 ? (await compiled(documents, query, status).offset(from).limit(count).get()).docs : [];
  const [active, sold] = await Promise.all([
    countOf(documents, query, 'active'),
    countOf(documents, query, 'sold'),
  ]);
  const forSale = Math.min(Math.max(active - start, 0), limit);
  const pages = await Promise.all([
    read('active', start, forSale),
    query.forSaleOnly ? [] : read('sold', Math.max(start - active, 0), limit - forSale),
  ]);
  const cards = pages.flat().flatMap((snapshot) => {
    const listing = readListing(snapshot);
    return listing && isListed(listing) ? [cardOf({ ...listing, id: snapshot.id })] : [];
  });
  return { cards, active, sold };
};
