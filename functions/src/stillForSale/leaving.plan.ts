import { dayNumber, daysLeft } from '../../../src/domain/listings/leaving.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { vietnameseDay } from '../../../src/domain/time/time.ts';

/** Number of days before the last day when the seller is reminded. */
export const remindDays = 3;

/**
 * Plans the due step before or after a seller's last day in Vietnam. `clear`: the bike is not for sale, or
 * its listing was changed after that day.
 */
export const planLeaving = (listing: Listing, now: number): 'remind' | 'pause' | 'clear' | null => {
  const { leaving_on } = listing;
  if (leaving_on == null) return null;
  const left = daysLeft(leaving_on, now);
  if (leaving_on >= dayNumber(vietnameseDay(now)))
    return isForSale(listing) && left !== null && left > 0 && left <= remindDays ? 'remind' : null;
  const hasStayed = dayNumber(vietnameseDay(listing.updated_at)) > leaving_on;
  return isForSale(listing) && !hasStayed ? 'pause' : 'clear';
};

/** Returns the email's key: one email for each last day that a seller names. */
export const leavingSource = (id: string, listing: Listing): string => `${id}_${listing.leaving_on}`;
