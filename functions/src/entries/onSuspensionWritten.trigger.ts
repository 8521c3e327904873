import { onDocumentWritten } from 'firebase-functions/firestore';
import { applySuspension } from '../flows/applySuspension.ts';
import { onTime } from '../platform/onTime.ts';
import { bindSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';

/** Somebody is suspended, or no longer: their account, listings and threads follow. */
export const onSuspensionWritten = onDocumentWritten(
  { document: 'suspensions/{userId}', retry: true, timeoutSeconds: 300, ...bindSecrets('LINK_SECRET') },
  onTime((event) => applySuspension(documents(), event.params.userId)),
);
