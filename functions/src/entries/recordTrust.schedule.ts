import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { settings } from '../../../src/settings.ts';
import { isLocal } from '../platform/environment.ts';
import { documents } from '../platform/site.ts';
import { recordTrust as record } from '../trust/recordTrust.ts';

export const recordTrust = onSchedule(
  { schedule: '20 4 * * *', timeZone: settings.timeZone, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    logger.info('counted for the transparency report', await record(documents(), Date.now()));
  },
);

/** Called by local/suite/keepSchedule.ts. */
export const recordTrustNow = isLocal
  ? onRequest(async (_request, response) => {
      response.json(await record(documents(), Date.now()));
    })
  : undefined;
