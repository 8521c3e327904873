import { addListingViews } from '../analytics/addListingViews.ts';
import { eraseDeletedListings } from '../flows/eraseDeletedListings.ts';
import { deleteOrphanPhotos } from '../photos/deleteOrphanPhotos.ts';
import type { Site } from '../platform/site.ts';
import { forgetCounts } from '../quotas/forgetCounts.ts';

/**
 * Erases listings deleted a month ago, orphaned photos and old counters, and adds the views of past days to
 * their listings.
 * @returns the number of each
 */
export const cleanUp = async (
  site: Site,
  now: number,
): Promise<{ listings: number; files: number; views: number; counts: number }> => ({
  listings: await eraseDeletedListings(site, now),
  files: await deleteOrphanPhotos(site, now),
  views: await addListingViews(site.documents, now),
  counts: await forgetCounts(site.documents, now),
});
