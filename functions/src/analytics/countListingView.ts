import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { hasPage } from '../../../src/domain/listings/listing.ts';
import { day, vietnameseDay } from '../../../src/domain/time/time.ts';
import { readListing } from '../readers/readListing.ts';
import { hashedId } from '../requests/hashedId.plan.ts';

/*
 * views/{day}_{listing}   { listing_id, day, viewers, expires_at }: who looked on a day in Vietnam, each as a hash that
 * says nothing of them. addListingViews.ts adds them to the listing (views_count) at night.
 */

/** How long an instance remembers whether a listing counts, and whose it is. */
const freshFor = 5 * 60_000;
const mostKnown = 10_000;
const known = new Map<string, { at: number; seller: string | null }>();

/** Whose listing this is; null where looks at it do not count: it has no page, or is sold. */
const sellerOf = async (documents: Firestore, id: string, now: number): Promise<string | null> => {
  const found = known.get(id);
  if (found && now - found.at < freshFor) return found.seller;
  const listing = readListing(await documents.collection('motorcycles').doc(id).get());
  const seller = listing && hasPage(listing) && listing.status !== 'sold' ? listing.user_id : null;
  if (known.size >= mostKnown) known.clear();
  known.set(id, { at: now, seller });
  return seller;
};

/**
 * Counts one visitor of a listing, once a day in Vietnam; never its seller, and not once it is sold (D28). One write and
 * no transaction: to add somebody to a set a second time changes nothing.
 * @param viewer an account's id, or whatever else tells visitors apart; it is not stored
 * @returns whether visits of this listing by this viewer count
 */
export const countListingView = async (
  documents: Firestore,
  { listingId, viewer }: { listingId: string; viewer: string },
  now: number,
): Promise<boolean> => {
  const seller = await sellerOf(documents, listingId, now);
  if (seller === null || seller === viewer) return false;
  const date = vietnameseDay(now);
  await documents
    .collection('views')
    .doc(`${date}_${listingId}`)
    .set(
      {
        listing_id: listingId,
        day: date,
        viewers: FieldValue.arrayUnion(hashedId(`${listingId} ${viewer}`)),
        expires_at: Timestamp.fromMillis(now + 7 * day),
      },
      { merge: true },
    );
  return true;
};
