import { onSchedule } from 'firebase-functions/scheduler';
import { finishErasures } from '../flows/erasures.ts';
import { theSite } from '../platform/site.ts';

export const verifyErasures = onSchedule({ schedule: 'every 30 minutes', timeoutSeconds: 540 }, async () => {
  await finishErasures(theSite(), Date.now());
});
