import { onDocumentWritten } from 'firebase-functions/firestore';
import { applySuspension } from '../flows/applySuspension.ts';
import { onTime } from '../platform/onTime.ts';
import { bindSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';

export const onSuspensionWritten = onDocumentWritten(
  { document: 'suspensions/{userId}', retry: true, timeoutSeconds: 300, ...bindSecrets('LINK_SECRET') },
  onTime((event) => applySuspension(documents(), event.params.userId)),
);
