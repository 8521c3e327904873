import { onDocumentWritten } from 'firebase-functions/firestore';
import { isOpen } from '../../../src/domain/conversations/inquiry.ts';
import { isSaidByBoth } from '../../../src/domain/reviews/review.ts';
import { answerAway } from '../conversations/answerAway.ts';
import { completeDeal } from '../conversations/completeDeal.ts';
import { emailThread } from '../conversations/emailThread.ts';
import { endPhotos } from '../conversations/photosInThread.ts';
import { threadNeeds } from '../conversations/threadNeeds.ts';
import { planThreadEmails } from '../emails/threadEmails.plan.ts';
import { refreshSeller } from '../flows/refreshSeller.ts';
import { noticeQuestion } from '../fraudSignals/noticeMessage.ts';
import { signNeeds } from '../fraudSignals/signNeeds.ts';
import { isOldEvent } from '../platform/isOldEvent.ts';
import { onTime } from '../platform/onTime.ts';
import { bindSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { readInquiry } from '../readers/readInquiry.ts';
import { sellerAsked } from '../sellers/seller.plan.ts';

/**
 * Emails both sides about a thread's beginning and end. Records a confirmed deal. Checks the first message
 * for fraud signals, and answers it for an absent seller.
 */
export const onInquiryWritten = onDocumentWritten(
  { document: 'inquiries/{id}', retry: true, ...bindSecrets('LINK_SECRET') },
  onTime(async (event) => {
    const { before, after } = event.data ?? {};
    const inquiry = readInquiry(after);
    if (!inquiry || (!before?.exists && isOldEvent(event, after))) return;
    const emails = planThreadEmails(event.params.id, readInquiry(before), inquiry);
    for (const email of emails) await emailThread(inquiry, email, threadNeeds());
    if (!isOpen(inquiry)) await endPhotos(documents(), event.params.id, inquiry.updated_at);
    if (isSaidByBoth(inquiry)) await completeDeal(documents(), event.params.id);
    const seller = sellerAsked(readInquiry(before), inquiry);
    if (seller !== null) await refreshSeller(seller);
    if (before?.exists) return;
    await noticeQuestion(signNeeds(), event.params.id, inquiry);
    const times = { messageAt: inquiry.created_at, now: Date.now() };
    await answerAway(documents(), event.params.id, inquiry, times);
  }),
);
