import { onDocumentWritten } from 'firebase-functions/firestore';
import { isExpiredEvent } from '../platform/isExpiredEvent.ts';
import { isOldEvent } from '../platform/isOldEvent.ts';
import { emailThread } from './emailThread.ts';
import { readInquiry } from './readInquiry.ts';
import { planThreadEmails } from './threadEmails.plan.ts';
import { threadNeeds } from './threadNeeds.ts';

/** A thread begins or ends: the seller gets an email. */
export const onInquiryWritten = onDocumentWritten(
  { document: 'inquiries/{id}', retry: true },
  async (event) => {
    const { before, after } = event.data ?? {};
    const inquiry = readInquiry(after);
    if (!inquiry || isExpiredEvent(event, Date.now())) return;
    if (!before?.exists && isOldEvent(event, after)) return;
    const emails = planThreadEmails(event.params.id, readInquiry(before), inquiry);
    for (const email of emails) await emailThread(inquiry, email, threadNeeds());
  },
);
