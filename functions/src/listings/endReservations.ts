import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { inBatches } from '../platform/inBatches.ts';
import { readListing } from '../readers/readListing.ts';
import { isLeftOver } from './listingChange.plan.ts';

/**
 * Milliseconds by which reservations end early, so that no page shows an expired one. Runs are five minutes
 * apart.
 */
const ahead = 10 * 60_000;
const maxListings = 200;

/** Keeps `updated_at`, since the seller changed nothing. */
const end = (documents: Firestore, place: DocumentReference, isOver: (listing: Listing) => boolean) =>
  documents.runTransaction(async (transaction) => {
    const listing = readListing(await transaction.get(place));
    if (!listing || !isOver(listing)) return false;
    transaction.update(place, { reserved_until: null, revision: FieldValue.increment(1) });
    return true;
  });

/** Ends the reservation of a bike that is no longer for sale. Safe to repeat. */
export const endReservation = (documents: Firestore, id: string): Promise<boolean> =>
  end(documents, documents.collection('motorcycles').doc(id), isLeftOver);

export const endReservations = async (documents: Firestore, now: number): Promise<number> => {
  const last = now + ahead;
  const isOver = ({ reserved_until }: Listing) =>
    typeof reserved_until === 'number' && reserved_until <= last;
  const due = await documents
    .collection('motorcycles')
    .where('reserved_until', '<=', new Date(last))
    .limit(maxListings)
    .get();
  let ended = 0;
  await inBatches(due.docs, async ({ ref }) => {
    if (await end(documents, ref, isOver)) ended += 1;
  });
  return ended;
};
