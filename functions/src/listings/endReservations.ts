import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { inBatches } from '../platform/inBatches.ts';
import { readListing } from '../readers/readListing.ts';
import { isLeftOver } from './listingChange.plan.ts';

/**
 * Marks go so long before they end. Whoever calls this comes every five minutes, and pages that are stored are rendered
 * anew after that: so no page shows a mark that has ended.
 */
const ahead = 10 * 60_000;
/** More are left to the next run. */
const most = 200;

/** Takes the mark away where that is still right. Who changed the listing last, and when, stays: this is no word of its seller. */
const end = (documents: Firestore, place: DocumentReference, isOver: (listing: Listing) => boolean) =>
  documents.runTransaction(async (transaction) => {
    const listing = readListing(await transaction.get(place));
    if (!listing || !isOver(listing)) return false;
    transaction.update(place, { reserved_until: null, revision: FieldValue.increment(1) });
    return true;
  });

/** Ends the reservation of a bike that is not for sale any more. Safe to repeat, and late. */
export const endReservation = (documents: Firestore, id: string): Promise<boolean> =>
  end(documents, documents.collection('motorcycles').doc(id), isLeftOver);

/**
 * Ends all reservations whose time has come. Safe to repeat.
 * @returns how many
 */
export const endReservations = async (documents: Firestore, now: number): Promise<number> => {
  const last = now + ahead;
  const isOver = ({ reserved_until }: Listing) =>
    typeof reserved_until === 'number' && reserved_until <= last;
  const due = await documents
    .collection('motorcycles')
    .where('reserved_until', '<=', new Date(last))
    .limit(most)
    .get();
  let ended = 0;
  await inBatches(due.docs, async ({ ref }) => {
    if (await end(documents, ref, isOver)) ended += 1;
  });
  return ended;
};
