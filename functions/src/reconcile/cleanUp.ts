import { addListingViews } from '../analytics/addListingViews.ts';
import { eraseDeletedListings } from '../flows/eraseDeletedListings.ts';
import { deleteOrphanPhotos } from '../photos/deleteOrphanPhotos.ts';
import { deletePrivatePhotos } from '../photos/deletePrivatePhotos.ts';
import type { Site } from '../platform/site.ts';
import { forgetCounts } from '../quotas/forgetCounts.ts';
import { deleteOldLogos } from '../shops/deleteOldLogos.ts';
import { forgetMessages } from '../support/forgetMessages.ts';

const timer = (ms: number): (() => boolean) => {
  const end = Date.now() + ms;
  return () => Date.now() > end;
};

/** Time limit for photos in milliseconds. The function may run for 30 minutes. */
const photosMs = 20 * 60_000;

/**
 * Erases listings deleted a month ago, orphaned photos, old counters and messages. Adds past days' views to
 * listings.
 */
export const cleanUp = async (
  site: Site,
  now: number,
): Promise<{
  listings: number;
  files: number;
  photos: number;
  logos: number;
  views: number;
  counts: number;
  messages: number;
}> => ({
  listings: await eraseDeletedListings(site, now),
  files: await deleteOrphanPhotos(site, now, timer(photosMs)),
  photos: await deletePrivatePhotos(site, now),
  logos: await deleteOldLogos(site, now),
  views: await addListingViews(site.documents, now),
  counts: await forgetCounts(site.documents, now),
  messages: await forgetMessages(site.documents, now),
});
