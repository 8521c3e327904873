import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { settings } from '../../../src/settings.ts';
import { isLocal } from '../platform/environment.ts';
import { theSite } from '../platform/site.ts';
import { recordPrices as record } from './recordPrices.ts';

/** Every night: the last one of a week is what is remembered of it. */
export const recordPrices = onSchedule(
  { schedule: '0 4 * * *', timeZone: settings.timeZone, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    logger.info('recorded the prices of the week', { makes: await record(theSite(), Date.now()) });
  },
);

/** The emulators keep no schedule, so that a laptop asks for it. Production has no such address. */
export const recordPricesNow = isLocal
  ? onRequest(async (_request, response) => {
      response.json({ makes: await record(theSite(), Date.now()) });
    })
  : undefined;
