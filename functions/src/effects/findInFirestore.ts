import type { Firestore, Query } from 'firebase-admin/firestore';
import { type Card, cardOf } from '../../../src/domain/card.ts';
import type { FirestoreQuery } from '../../../src/domain/firestoreQuery.ts';
import { isListed } from '../../../src/domain/listing.ts';
import { readListing } from './readListing.ts';

/**
 * Up to so many bikes a function answers from the catalogue's files, which costs no read of the database. Their
 * 16 MB take it 85 ms to parse and index (tests/bench/alone/grid.test.ts has the questions after that), and fit its
 * memory many times over; a catalogue that is larger is asked in Firestore.
 */
export const wholeCatalogue = 20_000;

const compiled = (documents: Firestore, { where, orderBy }: FirestoreQuery): Query => {
  let query: Query = documents.collection('motorcycles');
  for (const [field, comparison, value] of where) query = query.where(field, comparison, value);
  for (const [field, direction] of orderBy) query = query.orderBy(field, direction);
  return query;
};

const countOf = async (documents: Firestore, { where, orderBy }: FirestoreQuery, status: string) => {
  const only = where.map((condition) =>
    condition[0] === 'status' ? (['status', 'in', [status]] as const) : condition,
  );
  const counted = await compiled(documents, { where: only, orderBy }).count().get();
  return counted.data().count;
};

/** A page of the bikes that a query finds, and how many there are of them in all. */
export const findInFirestore = async (
  documents: Firestore,
  query: FirestoreQuery,
  start: number,
  most: number,
): Promise<{ cards: Card[]; active: number; sold: number }> => {
  const [found, active, sold] = await Promise.all([
    most > 0 ? compiled(documents, query).offset(start).limit(most).get() : null,
    countOf(documents, query, 'active'),
    countOf(documents, query, 'sold'),
  ]);
  const cards = (found?.docs ?? []).flatMap((snapshot) => {
    const listing = readListing(snapshot);
    return listing && isListed(listing) ? [cardOf({ ...listing, id: snapshot.id })] : [];
  });
  return { cards, active, sold };
};
