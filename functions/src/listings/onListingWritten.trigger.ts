import { onDocumentWritten } from 'firebase-functions/firestore';
import { onTime } from '../platform/onTime.ts';
import { theSite } from '../platform/site.ts';
import { applyListingChange } from './applyListingChange.ts';
import { planListingChange } from './listingChange.plan.ts';
import { readListing } from './readListing.ts';

export const onListingWritten = onDocumentWritten(
  { document: 'motorcycles/{id}', retry: true, timeoutSeconds: 120 },
  onTime(async (event) => {
    const effects = planListingChange(readListing(event.data?.before), readListing(event.data?.after));
    if (effects.length > 0) await applyListingChange(theSite(), event.params.id, effects);
  }),
);
