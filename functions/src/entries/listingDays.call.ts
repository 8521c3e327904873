import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import type { ListingReport } from '../../../src/domain/advice/listingDays.schema.ts';
import { ListingId } from '../../../src/domain/listings/listingId.schema.ts';
import { adviceFor } from '../analytics/adviceFor.ts';
import { countListingDays } from '../analytics/countListingDays.ts';
import { memberOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { isWithin, type Limit } from '../http/rateLimit.ts';
import { theSite } from '../platform/site.ts';
import { readListing } from '../readers/readListing.ts';

export const Request = z.strictObject({ listing_id: ListingId });
const limits: Limit[] = [
  { action: 'listing_days', limit: 60, seconds: 3_600 },
  { action: 'listing_days_day', limit: 300, seconds: 86_400 },
];

export const listingDays = onCall(memberOptions, async (request): Promise<ListingReport> => {
  const { userId } = await memberOf(request);
  const { listing_id } = parseRequest(Request, request.data);
  const [site, now] = [theSite(), Date.now()];
  if (!(await isWithin(site.documents, userId, limits, now)))
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  const listing = await site.documents.collection('motorcycles').doc(listing_id).get();
  // Same response as for a missing listing: others must not learn that it exists.
  if (listing.get('user_id') !== userId) throw new HttpsError('not-found', 'You have no such listing.');
  const [counts, advice] = await Promise.all([
    countListingDays(site.documents, { listingId: listing_id, sellerId: userId }, now),
    adviceFor(site, readListing(listing), now),
  ]);
  return { counts, advice };
});
