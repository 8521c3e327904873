import { onDocumentWritten } from 'firebase-functions/firestore';
import { isOldEvent } from '../platform/isOldEvent.ts';
import { onTime } from '../platform/onTime.ts';
import { refreshSeller } from '../sellers/refreshSeller.ts';
import { sellerAsked } from '../sellers/seller.plan.ts';
import { emailThread } from './emailThread.ts';
import { readInquiry } from './readInquiry.ts';
import { planThreadEmails } from './threadEmails.plan.ts';
import { threadNeeds } from './threadNeeds.ts';

/** A thread begins or ends: the seller gets an email. */
export const onInquiryWritten = onDocumentWritten(
  { document: 'inquiries/{id}', retry: true },
  onTime(async (event) => {
    const { before, after } = event.data ?? {};
    const inquiry = readInquiry(after);
    if (!inquiry || (!before?.exists && isOldEvent(event, after))) return;
    const emails = planThreadEmails(event.params.id, readInquiry(before), inquiry);
    for (const email of emails) await emailThread(inquiry, email, threadNeeds());
    const seller = sellerAsked(readInquiry(before), inquiry);
    if (seller !== null) await refreshSeller(seller);
  }),
);
