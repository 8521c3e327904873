import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import { lowestOf, reductionOf, withPrice } from '../../../src/domain/listings/priceSteps.ts';
import { vietnameseDay } from '../../../src/domain/time/time.ts';
import { lacksStep } from '../listings/listingChange.plan.ts';
import { findAlikePhotos, readPrints } from '../photos/findAlikePhotos.ts';
import { inBatches } from '../platform/inBatches.ts';
import { readListing } from '../readers/readListing.ts';

/**
 * Returns the lowest prices of the seller's other listings with similar photos: a new listing must not hide
 * an earlier price.
 */
const pricesElsewhere = async (documents: Firestore, id: string, userId: string): Promise<number[]> => {
  const photos = await documents.collection('listing_photos').doc(id).get();
  const alike = await findAlikePhotos(documents, id, readPrints(photos.data()));
  return alike.flatMap(({ listing }) =>
    listing.user_id === userId && listing.price !== null
      ? [listing.price, ...(listing.price_steps ?? []).map(lowestOf)]
      : [],
  );
};

const stepsWith = ({ price_steps, updated_at, price }: Published) =>
  withPrice(price_steps ?? [], vietnameseDay(updated_at), price);

/**
 * Adds the price of a bike for sale to its history, and marks the bike if it was reduced.
 * @returns whether the price was new
 */
export const recordPrice = async (documents: Firestore, id: string): Promise<boolean> => {
  const reference = documents.collection('motorcycles').doc(id);
  const seen = readListing(await reference.get());
  if (!seen || !lacksStep(seen)) return false;
  // Searches the seller's other listings only for a lower price, to save reads.
  const isLower = reductionOf(stepsWith(seen)) !== null;
  const elsewhere = isLower ? await pricesElsewhere(documents, id, seen.user_id) : [];
  return documents.runTransaction(async (transaction) => {
    const listing = readListing(await transaction.get(reference));
    if (!listing || !lacksStep(listing) || listing.price !== seen.price) return false;
    const price_steps = stepsWith(listing);
    const reduction = reductionOf(price_steps, elsewhere);
    const isMarked = reduction !== null || listing.reduced_until != null;
    transaction.update(reference, {
      price_steps,
      ...(isMarked && {
        reduced_from: reduction?.from ?? null,
        reduced_until: reduction ? Timestamp.fromMillis(reduction.until) : null,
      }),
    });
    return true;
  });
};

/** Milliseconds by which reductions end early, like reservations (endReservations.ts). */
const ahead = 10 * 60_000;
const maxListings = 200;

/** Safe to repeat. */
export const endReductions = async (documents: Firestore, now: number): Promise<void> => {
  const last = now + ahead;
  const due = await documents
    .collection('motorcycles')
    .where('reduced_until', '<=', new Date(last))
    .limit(maxListings)
    .get();
  await inBatches(due.docs, ({ ref }) =>
    documents.runTransaction(async (transaction) => {
      const until = readListing(await transaction.get(ref))?.reduced_until;
      if (until != null && until <= last)
        transaction.update(ref, { reduced_from: null, reduced_until: null });
    }),
  );
};
