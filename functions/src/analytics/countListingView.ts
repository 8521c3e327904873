import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { hasPage } from '../../../src/domain/listings/listing.ts';
import { day, vietnameseDay } from '../../../src/domain/time/time.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import { readListing } from '../readers/readListing.ts';

/*
 * views/{day}_{listing} { listing_id, day, viewers, expires_at }
 * Viewers of one day in Vietnam as irreversible hashes.
 */

export const viewersLifetime = 7 * day;

/** Milliseconds for which an instance caches a listing's seller. */
const freshFor = 5 * 60_000;
const maxCached = 10_000;
const cache = new Map<string, { at: number; seller: string | null }>();

/** Returns a listing's seller; null if its views are not counted. */
const sellerOf = async (documents: Firestore, id: string, now: number): Promise<string | null> => {
  const cached = cache.get(id);
  if (cached && now - cached.at < freshFor) return cached.seller;
  const listing = readListing(await documents.collection('motorcycles').doc(id).get());
  const seller = listing && hasPage(listing) && listing.status !== 'sold' ? listing.user_id : null;
  if (cache.size >= maxCached) cache.clear();
  cache.set(id, { at: now, seller });
  return seller;
};

/**
 * Counts a viewer of an unsold listing, except its seller, once per day in Vietnam (D28).
 * @param viewer account id, or another string that identifies the visitor; only its hash is stored
 * @returns whether this viewer's views are counted
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
        expires_at: Timestamp.fromMillis(now + viewersLifetime),
      },
      { merge: true },
    );
  return true;
};
