import { onDocumentCreated } from 'firebase-functions/firestore';
import { performErasure } from '../flows/erasures.ts';
import { onTime } from '../platform/onTime.ts';
import { theSite } from '../platform/site.ts';

export const onErasureRequested = onDocumentCreated(
  { document: 'erasures/{userId}', retry: true, timeoutSeconds: 540 },
  onTime((event) => performErasure(theSite(), event.params.userId)),
);
