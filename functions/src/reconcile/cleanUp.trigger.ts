import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { addListingViews } from '../analytics/addListingViews.ts';
import { eraseDeletedListings } from '../listings/eraseDeletedListings.ts';
import { deleteOrphanPhotos } from '../photos/deleteOrphanPhotos.ts';
import { theSite } from '../platform/site.ts';

/**
 * Every night: what was deleted a month ago goes for good, and photos that belong to no listing go with it; the looks of the
 * day are added to their listings.
 */
export const cleanUp = onSchedule(
  { schedule: '30 3 * * *', timeZone: 'Asia/Ho_Chi_Minh', timeoutSeconds: 1_800 },
  async () => {
    const now = Date.now();
    const listings = await eraseDeletedListings(theSite(), now);
    const files = await deleteOrphanPhotos(theSite(), now);
    const views = await addListingViews(theSite().documents, now);
    logger.info('swept', { listings, files, views });
  },
);
