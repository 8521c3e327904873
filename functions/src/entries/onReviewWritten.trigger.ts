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

/** A review is written, published, hidden, restored or gone: the sums follow, and whom it is about hears of it once. */
export const onReviewWritten = onDocumentWritten(
  { document: 'reviews/{id}', retry: true },
  onTime(async (event) => {
    const { before, after } = event.data ?? {};
    const [was, is] = [readReview(before), readReview(after)];
    const subject = (is ?? was)?.subject_id;
    // Whoever has no such facts, as a buyer has not, needs none.
    if (subject && (await readSeller(documents(), subject))) await refreshSeller(subject);
    if (!isPublished(was, is) || (!before?.exists && isOldEvent(event, after))) return;
    const { thread, role } = placeOfReview(event.params.id);
    const inquiry = readInquiry(await documents().collection('inquiries').doc(thread).get());
    const to = otherSide(role);
    const source = `${thread}_${to}`;
    if (inquiry) await emailThread(inquiry, { kind: 'reviewPublished', thread, source, to }, threadNeeds());
  }),
);
