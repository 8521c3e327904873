import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { hour } from '../../../src/domain/time/time.ts';
import { hasEmailableTitle } from '../listings/listingTitle.plan.ts';

/** A listing that was put up this long before we hear of it comes from a backup or a seed, not from a seller. */
const oldNews = hour;

/** Others hear of a bike that is for sale, and of none whose title is an advertisement until that is mended. */
const isNews = (bike: Listing) => isForSale(bike) && hasEmailableTitle(bike);

/**
 * What a change of a listing means to those who wait for one: it has come on sale; it comes on sale, but is
 * old news; or nothing. That it happens for the first time is for the effect to see.
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
