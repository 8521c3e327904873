import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { hasPage } from '../../../src/domain/listing.ts';
import { day, vietnameseDay } from '../../../src/domain/time.ts';
import { nameless } from '../plans/nameless.ts';
import { alreadyExists } from './alreadyExists.ts';
import { readListing } from './readListing.ts';

/**
 * Counts one visitor of a listing, once a day in Vietnam; never its seller, and not once it is sold (D28). The
 * visit and the count are written together, so that a repeated visit changes nothing.
 * @param viewer an account's id, or whatever else tells visitors apart; it is not stored
 * @returns whether it was counted
 */
export const countListingView = async (
  documents: Firestore,
  { listingId, viewer }: { listingId: string; viewer: string },
  now: number,
): Promise<boolean> => {
  const reference = documents.collection('motorcycles').doc(listingId);
  const listing = readListing(await reference.get());
  if (!listing || !hasPage(listing) || listing.status === 'sold' || listing.user_id === viewer) return false;
  const id = `${vietnameseDay(now)}_${nameless(`${listingId} ${viewer}`)}`;
  const batch = documents.batch();
  batch.create(documents.collection('views').doc(id), { expires_at: Timestamp.fromMillis(now + 2 * day) });
  batch.update(reference, { views_count: FieldValue.increment(1) });
  try {
    await batch.commit();
    return true;
  } catch (failure) {
    if (alreadyExists(failure)) return false;
    throw failure;
  }
};
