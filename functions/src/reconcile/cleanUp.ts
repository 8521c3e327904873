import { addListingViews } from '../analytics/addListingViews.ts';
import { eraseDeletedListings } from '../listings/eraseDeletedListings.ts';
import { deleteOrphanPhotos } from '../photos/deleteOrphanPhotos.ts';
import type { Site } from '../platform/site.ts';

/**
 * What was deleted a month ago goes for good, and photos that belong to no listing go with it; the looks of the days that are
 * over are added to their listings.
 * @returns how many of each
 */
export const cleanUp = async (
  site: Site,
  now: number,
): Promise<{ listings: number; files: number; views: number }> => ({
  listings: await eraseDeletedListings(site, now),
  files: await deleteOrphanPhotos(site, now),
  views: await addListingViews(site.documents, now),
});
