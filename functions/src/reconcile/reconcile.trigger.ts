import { setTimeout as pause } from 'node:timers/promises';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { setAccountOpen, settleMarks } from '../desk/settleSuspension.ts';
import { authAccounts } from '../effects/findPerson.ts';
import { accountName } from '../effects/nameSeller.ts';
import { meetSeller } from '../effects/newSellers.ts';
import { isLocal, readEnvironment } from '../environment.ts';
import { reconcile as compare } from '../reconcile/reconcile.ts';
import { theSite } from '../site.ts';

const run = () =>
  compare({
    site: theSite(),
    environment: readEnvironment(process.env),
    accounts: authAccounts,
    accountName,
    meetSeller,
    settleMarks,
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
