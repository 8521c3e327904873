import { onDocumentWritten } from 'firebase-functions/firestore';
import { renameSeller } from '../listings/copySellerName.ts';
import { isExpiredEvent } from '../platform/isExpiredEvent.ts';
import { documents } from '../platform/site.ts';

/** A person's name is copied into their listings, so that reading a listing needs no second read. */
export const onProfileWritten = onDocumentWritten(
  { document: 'profiles/{uid}', retry: true },
  async (event) => {
    const before = event.data?.before.get('full_name');
    const after = event.data?.after.get('full_name');
    if (before !== after && !isExpiredEvent(event, Date.now()))
      await renameSeller(documents(), event.params.uid);
  },
);
