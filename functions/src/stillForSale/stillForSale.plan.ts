import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import type { StillForSaleAnswer } from '../../../src/domain/listings/stillForSale.ts';
import { day } from '../../../src/domain/time/time.ts';

/** After how many days without a word from its seller a listing is asked about, and paused. */
export type StillForSale = { askAfter: number; pauseAfter: number };

/** When a listing will be paused, if nobody answers: never sooner after the question than was promised. */
export const pauseTime = (listing: Listing, asked: number, { askAfter, pauseAfter }: StillForSale): number =>
  Math.max(listing.updated_at + pauseAfter * day, asked + (pauseAfter - askAfter) * day);

/**
 * What has to be done about a listing. Whatever its seller does to it confirms it, so that its age is counted from
 * the last change.
 * @param asked when the email about this period was written, or null
 * @example planFreshness(bike, null, bike.updated_at + 45 * day, { askAfter: 45, pauseAfter: 60 }) // => 'ask'
 */
export const planStillForSale = (
  listing: Listing,
  asked: number | null,
  now: number,
  freshness: StillForSale,
): 'ask' | 'pause' | null => {
  if (!isForSale(listing) || now - listing.updated_at < freshness.askAfter * day) return null;
  if (asked === null) return 'ask';
  return now >= pauseTime(listing, asked, freshness) ? 'pause' : null;
};

/** Names the time since a seller's last word: one email of a kind for each. */
export const periodOf = (id: string, listing: Listing): string => `${id}_${listing.updated_at}`;

const wanted = { keep: 'active', sold: 'sold', pause: 'paused' } as const;

export type StillForSaleOutcome =
  | { kind: 'write'; status: 'active' | 'sold' | 'paused' }
  /** It is so already, and there is nothing to confirm. */
  | { kind: 'same' }
  /** It was sold meanwhile; an email from before does not bring it back. */
  | { kind: 'sold' }
  /** It is not there, not public or not the seller's to decide. */
  | { kind: 'gone' };

/** What an answer does, whenever and however often it comes. */
export const planAnswer = (listing: Listing | null, answer: StillForSaleAnswer): StillForSaleOutcome => {
  if (!listing || listing.deleted_at !== null) return { kind: 'gone' };
  const { status } = listing;
  if (status !== 'active' && status !== 'paused' && status !== 'sold') return { kind: 'gone' };
  if (status === 'sold') return answer === 'sold' ? { kind: 'same' } : { kind: 'sold' };
  if (status === 'paused' && answer === 'pause') return { kind: 'same' };
  return { kind: 'write', status: wanted[answer] };
};
