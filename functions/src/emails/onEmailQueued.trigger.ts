import { onDocumentCreated } from 'firebase-functions/firestore';
import { isExpiredEvent } from '../platform/isExpiredEvent.ts';
import { bindSecrets } from '../platform/secrets.ts';
import { deliver } from './outbox.ts';

export const onEmailQueued = onDocumentCreated(
  { document: 'mail/{id}', retry: true, timeoutSeconds: 60, ...bindSecrets('SMTP_URL') },
  async (event) => {
    if (!isExpiredEvent(event, Date.now())) await deliver(event.params.id);
  },
);
