import { onDocumentWritten } from 'firebase-functions/firestore';
import { settleSuspension } from '../desk/settleSuspension.ts';
import { documents } from '../site.ts';
import { isTooOld } from './isTooOld.ts';

/** Somebody is suspended, or no longer: their account, listings and threads follow. */
export const onSuspensionWritten = onDocumentWritten(
  { document: 'suspensions/{userId}', retry: true, timeoutSeconds: 300 },
  async (event) => {
    if (!isTooOld(event, Date.now())) await settleSuspension(documents(), event.params.userId);
  },
);
