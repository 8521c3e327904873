import { onSchedule } from 'firebase-functions/scheduler';
import { finishErasures } from '../effects/erasures.ts';
import { theSite } from '../site.ts';

/** Looks once more through what was erased an hour ago. */
export const reapErasures = onSchedule(
  { schedule: 'every 30 minutes', timeoutSeconds: 540, memory: '512MiB' },
  async () => {
    await finishErasures(theSite(), Date.now());
  },
);
