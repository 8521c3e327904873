import { onDocumentWritten } from 'firebase-functions/firestore';
import { renameSeller } from '../listings/copySellerName.ts';
import { onTime } from '../platform/onTime.ts';
import { documents } from '../platform/site.ts';

/** Copies a changed name to the person's listings, so that listing pages need no read of the profile. */
export const onProfileWritten = onDocumentWritten(
  { document: 'profiles/{uid}', retry: true },
  onTime(async (event) => {
    const before = event.data?.before.get('full_name');
    const after = event.data?.after.get('full_name');
    if (before !== after) await renameSeller(documents(), event.params.uid);
  }),
);
