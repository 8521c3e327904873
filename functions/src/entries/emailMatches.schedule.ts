import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { emailMatches as mail } from '../alerts/emailMatches.ts';
import { isLocal, readEnvironment } from '../platform/environment.ts';
import { bindSecrets, readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { authAccounts } from '../readers/findPerson.ts';

const run = () => {
  const { SITE_URL } = readEnvironment(process.env);
  return mail({
    documents: documents(),
    accounts: authAccounts,
    site: SITE_URL,
    secret: readSecrets('LINK_SECRET').LINK_SECRET,
    now: Date.now(),
  });
};

export const emailMatches = onSchedule(
  { schedule: 'every 1 minutes', timeoutSeconds: 300, ...bindSecrets('LINK_SECRET') },
  async () => {
    await run();
  },
);

/** Called by local/suite/keepSchedule.ts. */
export const emailMatchesNow = isLocal
  ? onRequest(async (_request, response) => {
      response.json({ emails: await run() });
    })
  : undefined;
