import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { deliverDue } from '../flows/outbox.ts';
import { isLocal } from '../platform/environment.ts';
import { bindSecrets } from '../platform/secrets.ts';

export const retryFailedEmails = onSchedule(
  { schedule: 'every 1 minutes', timeoutSeconds: 300, ...bindSecrets('SMTP_URL', 'PUSH_KEY') },
  async () => {
    await deliverDue();
  },
);

/** Called by local/suite/keepSchedule.ts. */
export const retryFailedEmailsNow = isLocal
  ? onRequest(async (_request, response) => {
      response.json({ emails: await deliverDue() });
    })
  : undefined;
