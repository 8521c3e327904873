import { onDocumentCreated } from 'firebase-functions/firestore';
import { authAccounts } from '../effects/findPerson.ts';
import { mailFeedback } from '../effects/mailFeedback.ts';
import { readEnvironment } from '../environment.ts';
import { documents } from '../site.ts';
import { isOldNews } from './isOldNews.ts';
import { isTooOld } from './isTooOld.ts';

/** Feedback counts once it is stored; its letter follows, and is tried again until it arrives (D40). */
export const onFeedbackCreated = onDocumentCreated(
  { document: 'feedback/{id}', retry: true },
  async (event) => {
    if (isTooOld(event, Date.now()) || isOldNews(event, event.data)) return;
    await mailFeedback(event.params.id, event.data?.data(), {
      documents: documents(),
      accounts: authAccounts,
      operator: readEnvironment(process.env).OPERATOR_EMAIL,
      now: Date.now(),
    });
  },
);
