import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { isLocal } from '../environment.ts';
import { deliverDue } from './outbox.ts';

/** Tries again what failed, and takes over what a vanished worker left. */
export const reapMail = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  await deliverDue();
});

/** The emulators keep no schedule, so that a laptop asks for it. Production has no such address. */
export const reapMailNow = isLocal
  ? onRequest(async (_request, response) => {
      response.json({ letters: await deliverDue() });
    })
  : undefined;
