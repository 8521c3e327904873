import { onDocumentWritten } from 'firebase-functions/firestore';
import { otherSide } from '../../../src/domain/conversations/inquiry.ts';
import { placeOfReview } from '../../../src/domain/reviews/review.ts';
import { emailThread } from '../conversations/emailThread.ts';
import { threadNeeds } from '../conversations/threadNeeds.ts';
import { refreshSeller } from '../flows/refreshSeller.ts';
import { isOldEvent } from '../platform/isOldEvent.ts';
import { onTime } from '../platform/onTime.ts';
import { documents } from '../platform/site.ts';
import { readInquiry } from '../readers/readInquiry.ts';
import { readReview } from '../readers/readReview.ts';
import { isPublished } from '../reviews/published.plan.ts';
import { readSeller } from '../sellers/readSeller.ts';

/** Updates the review totals of a person, and emails them once about a published review. */
export const onReviewWritten = onDocumentWritten(
  { document: 'reviews/{id}', retry: true },
  onTime(async (event) => {
    const { before, after } = event.data ?? {};
    const [was, is] = [readReview(before), readReview(after)];
    const subject = (is ?? was)?.subject_id;
    // Buyers have no seller facts.
    if (subject && (await readSeller(documents(), subject))) await refreshSeller(subject);
    if (!isPublished(was, is) || (!before?.exists && isOldEvent(event, after))) return;
    const { thread, role } = placeOfReview(event.params.id);
    const inquiry = readInquiry(await documents().collection('inquiries').doc(thread).get());
    const to = otherSide(role);
    const source = `${thread}_${to}`;
    if (inquiry) await emailThread(inquiry, { kind: 'reviewPublished', thread, source, to }, threadNeeds());
  }),
);
