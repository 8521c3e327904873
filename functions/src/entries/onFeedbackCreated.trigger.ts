import { onDocumentCreated } from 'firebase-functions/firestore';
import { readEnvironment } from '../platform/environment.ts';
import { isOldEvent } from '../platform/isOldEvent.ts';
import { onTime } from '../platform/onTime.ts';
import { documents } from '../platform/site.ts';
import { authAccounts } from '../readers/findPerson.ts';
import { emailFeedback } from '../support/emailFeedback.ts';

/** Queues the email with retries (D40). */
export const onFeedbackCreated = onDocumentCreated(
  { document: 'feedback/{id}', retry: true },
  onTime(async (event) => {
    if (isOldEvent(event, event.data)) return;
    await emailFeedback(event.params.id, event.data?.data(), {
      documents: documents(),
      accounts: authAccounts,
      operator: readEnvironment(process.env).OPERATOR_EMAIL,
      now: Date.now(),
    });
  }),
);
