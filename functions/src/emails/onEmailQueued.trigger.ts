import { onDocumentCreated } from 'firebase-functions/firestore';
import { isTooOld } from './isTooOld.ts';
import { deliver } from './outbox.ts';

export const onMailQueued = onDocumentCreated(
  { document: 'mail/{id}', retry: true, timeoutSeconds: 60 },
  async (event) => {
    if (!isTooOld(event, Date.now())) await deliver(event.params.id);
  },
);
