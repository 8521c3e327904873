import { onSchedule } from 'firebase-functions/scheduler';
import { theSite } from '../platform/site.ts';
import { finishErasures } from './erasures.ts';

/** Looks once more through what was erased an hour ago. */
export const verifyErasures = onSchedule({ schedule: 'every 30 minutes', timeoutSeconds: 540 }, async () => {
  await finishErasures(theSite(), Date.now());
});
