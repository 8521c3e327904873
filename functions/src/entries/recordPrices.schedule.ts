import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { settings } from '../../../src/settings.ts';
import { recordAdvice } from '../analytics/recordAdvice.ts';
import { recordPrices as record } from '../flows/recordPrices.ts';
import { isLocal } from '../platform/environment.ts';
import { theSite } from '../platform/site.ts';

const recordAll = async () => {
  const [site, now] = [theSite(), Date.now()];
  return { makes: await record(site, now), ...(await recordAdvice(site, now)) };
};

/** The price history keeps only the last night of each week. */
export const recordPrices = onSchedule(
  { schedule: '0 4 * * *', timeZone: settings.timeZone, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    logger.info('recorded the prices of the week, and what was asked', await recordAll());
  },
);

/** Called by local/suite/keepSchedule.ts. */
export const recordPricesNow = isLocal
  ? onRequest(async (_request, response) => {
      response.json(await recordAll());
    })
  : undefined;
