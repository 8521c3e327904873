import { setTimeout as pause } from 'node:timers/promises';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { authAccounts } from '../accounts/findPerson.ts';
import { checkSeller } from '../listings/checkSeller.ts';
import { accountName } from '../listings/copySellerName.ts';
import { applyToIdentities, setAccountOpen } from '../moderation/applySuspension.ts';
import { isLocal, readEnvironment } from '../platform/environment.ts';
import { theSite } from '../platform/site.ts';
import { reconcile as compare } from './reconcile.ts';

const run = () =>
  compare({
    site: theSite(),
    environment: readEnvironment(process.env),
    accounts: authAccounts,
    accountName,
    checkSeller,
    applyToIdentities,
    setAccountOpen,
    clock: Date.now,
    pause,
  });

// As much memory as onPhotoUploaded has, whose work it may have to do.
const options = { timeoutSeconds: 290, memory: '1GiB', maxInstances: 1 } as const;

/** Compares what listings and messages should have led to with what there is, and mends what lost events left undone. */
export const reconcile = onSchedule({ schedule: 'every 5 minutes', ...options }, async () => {
  await run();
});

/** The emulators keep no schedule, so that a laptop asks for it. Production has no such address. */
export const reconcileNow = isLocal
  ? onRequest(options, async (_request, response) => {
      response.json(await run());
    })
  : undefined;
