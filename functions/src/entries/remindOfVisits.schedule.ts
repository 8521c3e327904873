import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { settings } from '../../../src/settings.ts';
import { remindOfVisits as remind } from '../conversations/remindOfVisits.ts';
import { threadNeeds } from '../conversations/threadNeeds.ts';
import { isLocal } from '../platform/environment.ts';

export const remindOfVisits = onSchedule(
  { schedule: '0 18 * * *', timeZone: settings.timeZone, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    logger.info('reminded of visits', { emails: await remind(threadNeeds()) });
  },
);

/** Called by local/suite/keepSchedule.ts. */
export const remindOfVisitsNow = isLocal
  ? onRequest(async (_request, response) => {
      response.json({ emails: await remind(threadNeeds()) });
    })
  : undefined;
