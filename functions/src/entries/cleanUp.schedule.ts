import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { theSite } from '../platform/site.ts';
import { cleanUp as clean } from '../reconcile/cleanUp.ts';

/** Runs at night, when traffic is lowest. */
export const cleanUp = onSchedule(
  { schedule: '30 3 * * *', timeZone: 'Asia/Ho_Chi_Minh', timeoutSeconds: 1_800 },
  async () => {
    logger.info('swept', await clean(theSite(), Date.now()));
  },
);
