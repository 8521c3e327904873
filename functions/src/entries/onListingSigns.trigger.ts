import { onDocumentWritten } from 'firebase-functions/firestore';
import { noticeListing } from '../fraudSignals/noticeListing.ts';
import { signNeeds } from '../fraudSignals/signNeeds.ts';
import { planLook } from '../fraudSignals/signs.plan.ts';
import { isOldEvent } from '../platform/isOldEvent.ts';
import { onTime } from '../platform/onTime.ts';
import { bindSecrets } from '../platform/secrets.ts';
import { theSite } from '../platform/site.ts';
import { readListing } from '../readers/readListing.ts';

/** Checks a changed listing for fraud signals (decision 63). */
export const onListingSigns = onDocumentWritten(
  { document: 'motorcycles/{id}', retry: true, timeoutSeconds: 120, ...bindSecrets('LINK_SECRET') },
  onTime(async (event) => {
    const [before, after] = [readListing(event.data?.before), readListing(event.data?.after)];
    // Old listings come from a seed or a restored backup, and were checked before.
    if (!event.data?.before.exists && isOldEvent(event, event.data?.after)) return;
    if (planLook(before, after)) await noticeListing(theSite(), event.params.id, signNeeds());
  }),
);
