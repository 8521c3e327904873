import { onDocumentCreated } from 'firebase-functions/firestore';
import { deliver } from '../flows/outbox.ts';
import { onTime } from '../platform/onTime.ts';
import { bindSecrets } from '../platform/secrets.ts';

export const onEmailQueued = onDocumentCreated(
  { document: 'mail/{id}', retry: true, timeoutSeconds: 60, ...bindSecrets('SMTP_URL', 'PUSH_KEY') },
  onTime((event) => deliver(event.params.id)),
);
