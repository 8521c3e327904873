import { onDocumentWritten } from 'firebase-functions/firestore';
import { applyListingChange } from '../flows/applyListingChange.ts';
import { refreshSeller } from '../flows/refreshSeller.ts';
import { planListingChange } from '../listings/listingChange.plan.ts';
import { onTime } from '../platform/onTime.ts';
import { theSite } from '../platform/site.ts';
import { readListing } from '../readers/readListing.ts';
import { sellerTouched } from '../sellers/seller.plan.ts';

export const onListingWritten = onDocumentWritten(
  { document: 'motorcycles/{id}', retry: true, timeoutSeconds: 120 },
  onTime(async (event) => {
    const [before, after] = [readListing(event.data?.before), readListing(event.data?.after)];
    const effects = planListingChange(before, after);
    if (effects.length > 0) await applyListingChange(theSite(), event.params.id, effects);
    const seller = sellerTouched(before, after);
    if (seller !== null) await refreshSeller(seller);
  }),
);
