import { onDocumentWritten } from 'firebase-functions/firestore';
import { applyListingChange } from '../effects/applyListingChange.ts';
import { readListing } from '../effects/readListing.ts';
import { planListingChange } from '../plans/planListingChange.ts';
import { theSite } from '../site.ts';
import { isTooOld } from './isTooOld.ts';

export const onListingWritten = onDocumentWritten(
  { document: 'motorcycles/{id}', retry: true, timeoutSeconds: 120, memory: '512MiB' },
  async (event) => {
    if (isTooOld(event, Date.now())) return;
    const effects = planListingChange(readListing(event.data?.before), readListing(event.data?.after));
    if (effects.length > 0) await applyListingChange(theSite(), event.params.id, effects);
  },
);
