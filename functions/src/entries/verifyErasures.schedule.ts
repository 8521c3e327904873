import { onSchedule } from 'firebase-functions/scheduler';
import { finishErasures } from '../flows/erasures.ts';
import { theSite } from '../platform/site.ts';

/** Checks erasures again after an hour. */
export const verifyErasures = onSchedule({ schedule: 'every 30 minutes', timeoutSeconds: 540 }, async () => {
  await finishErasures(theSite(), Date.now());
});
