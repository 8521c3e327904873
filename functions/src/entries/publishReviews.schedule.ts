import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { settings } from '../../../src/settings.ts';
import { isLocal } from '../platform/environment.ts';
import { documents } from '../platform/site.ts';
import { publishReviews as publish } from '../reviews/publishReviews.ts';

export const publishReviews = onSchedule(
  { schedule: '40 * * * *', timeZone: settings.timeZone, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    logger.info('published reviews', { reviews: await publish(documents(), Date.now()) });
  },
);

/** Called by local/suite/keepSchedule.ts. */
export const publishReviewsNow = isLocal
  ? onRequest(async (_request, response) => {
      response.json({ reviews: await publish(documents(), Date.now()) });
    })
  : undefined;
