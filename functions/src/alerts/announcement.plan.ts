import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { hour } from '../../../src/domain/time/time.ts';
import { hasEmailableTitle } from '../listings/listingTitle.plan.ts';

/** Listings older than this come from a backup or seed, and are not announced as new. */
const oldNews = hour;

const isNews = (bike: Listing) => isForSale(bike) && hasEmailableTitle(bike);

/**
 * Decides whether to announce a listing, or only to mark an old one as announced.
 * @example planAnnouncement(draft, bike, now) // => 'announce'
 */
export const planAnnouncement = (
  before: Listing | null,
  after: Listing | null,
  now: number,
): 'announce' | 'keep silent' | null => {
  if (!after || !isNews(after) || (before !== null && isNews(before))) return null;
  return before === null && now - after.created_at > oldNews ? 'keep silent' : 'announce';
};
