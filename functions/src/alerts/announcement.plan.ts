import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { hour } from '../../../src/domain/time/time.ts';
import { hasEmailableTitle } from '../listings/listingTitle.plan.ts';

/**
 * A new document whose listing is older than this comes from a backup or seed: no seller has published it
 * just now.
 */
const oldNews = hour;

const isNews = (bike: Listing) => isForSale(bike) && hasEmailableTitle(bike);

/**
 * Plans the announcement of a changed listing: announce it, mark it as announced because it is old, or do
 * nothing.
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
