import { setTimeout as pause } from 'node:timers/promises';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { applyToIdentities, setAccountOpen } from '../flows/applySuspension.ts';
import { checkSeller } from '../flows/checkSeller.ts';
import { accountName } from '../listings/copySellerName.ts';
import { isLocal, readEnvironment } from '../platform/environment.ts';
import { resources } from '../platform/resources.ts';
import { bindSecrets, readSecrets } from '../platform/secrets.ts';
import { theSite } from '../platform/site.ts';
import { authAccounts } from '../readers/findPerson.ts';
import { reconcile as compare } from '../reconcile/reconcile.ts';

const run = () =>
  compare({
    site: theSite(),
    environment: { ...readEnvironment(process.env), ...readSecrets('LINK_SECRET', 'FACEBOOK_TOKEN') },
    accounts: authAccounts,
    accountName,
    checkSeller,
    applyToIdentities,
    setAccountOpen,
    clock: Date.now,
    pause,
  });

const options = {
  timeoutSeconds: 290,
  ...resources.reconcile,
  ...bindSecrets('LINK_SECRET', 'FACEBOOK_TOKEN'),
} as const;

export const reconcile = onSchedule({ schedule: 'every 5 minutes', ...options }, async () => {
  await run();
});

/** Called by local/suite/keepSchedule.ts. */
export const reconcileNow = isLocal
  ? onRequest(options, async (_request, response) => {
      response.json(await run());
    })
  : undefined;
