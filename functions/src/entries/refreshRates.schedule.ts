import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { refreshRates as refresh } from '../flows/refreshRates.ts';
import { isLocal } from '../platform/environment.ts';
import { theSite } from '../platform/site.ts';

/** Fetches exchange rates: browsers never contact the rate service (D50). */
export const refreshRates = onSchedule({ schedule: 'every 60 minutes' }, async () => {
  const rates = await refresh(theSite(), Date.now());
  if (!rates) logger.warn('the rates could not be fetched; the last good ones stay');
});

/** Called by local/suite/keepSchedule.ts. */
export const refreshRatesNow = isLocal
  ? onRequest(async (_request, response) => {
      response.json({ rates: await refresh(theSite(), Date.now()) });
    })
  : undefined;
