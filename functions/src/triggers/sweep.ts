import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { purgeListings } from '../effects/purgeListings.ts';
import { sweepPhotos } from '../effects/sweepPhotos.ts';
import { theSite } from '../site.ts';

/** Every night: what was deleted a month ago goes for good, and photos that belong to no listing go with it. */
export const sweep = onSchedule(
  { schedule: '30 3 * * *', timeZone: 'Asia/Ho_Chi_Minh', timeoutSeconds: 1_800, memory: '512MiB' },
  async () => {
    const now = Date.now();
    const listings = await purgeListings(theSite(), now);
    const files = await sweepPhotos(theSite(), now);
    logger.info('swept', { listings, files });
  },
);
