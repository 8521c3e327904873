import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import type { StillForSaleAnswer } from '../../../src/domain/listings/stillForSale.ts';
import { day } from '../../../src/domain/time/time.ts';

/** Days without a change until the seller is asked, and until the listing is paused. */
export type StillForSale = { askAfter: number; pauseAfter: number };

/** Returns when to pause the listing: never before the date that the email announced. */
export const pauseTime = (
  listing: Listing,
  askedAt: number,
  { askAfter, pauseAfter }: StillForSale,
): number => Math.max(listing.updated_at + pauseAfter * day, askedAt + (pauseAfter - askAfter) * day);

/**
 * Plans a listing's due step. Any change by its seller starts a new period.
 * @param askedAt time of the email sent since the last change, or null
 * @example planStillForSale(bike, null, bike.updated_at + 45 * day, { askAfter: 45, pauseAfter: 60 }) // => 'ask'
 */
export const planStillForSale = (
  listing: Listing,
  askedAt: number | null,
  now: number,
  freshness: StillForSale,
): 'ask' | 'pause' | null => {
  if (!isForSale(listing) || now - listing.updated_at < freshness.askAfter * day) return null;
  if (askedAt === null) return 'ask';
  return now >= pauseTime(listing, askedAt, freshness) ? 'pause' : null;
};

/** Returns the id of a period without changes. Each kind of email is sent once per period. */
export const periodOf = (id: string, listing: Listing): string => `${id}_${listing.updated_at}`;

const wanted = { keep: 'active', sold: 'sold', pause: 'paused' } as const;

export type StillForSaleOutcome =
  | { kind: 'write'; status: 'active' | 'sold' | 'paused' }
  | { kind: 'same' }
  /** Links of older emails must not reactivate a sold bike's listing. */
  | { kind: 'sold' }
  /** Missing, not public, or hidden by an operator. */
  | { kind: 'gone' };

/** Plans the effect of a seller's answer, which may come late or repeatedly. */
export const planAnswer = (listing: Listing | null, answer: StillForSaleAnswer): StillForSaleOutcome => {
  if (!listing || listing.deleted_at !== null) return { kind: 'gone' };
  const { status } = listing;
  if (status !== 'active' && status !== 'paused' && status !== 'sold') return { kind: 'gone' };
  if (status === 'sold') return answer === 'sold' ? { kind: 'same' } : { kind: 'sold' };
  if (status === 'paused' && answer === 'pause') return { kind: 'same' };
  return { kind: 'write', status: wanted[answer] };
};
