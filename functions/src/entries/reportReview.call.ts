import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { ReviewId, ReviewReportContent } from '../../../src/domain/reviews/review.schema.ts';
import { isPublic } from '../../../src/domain/reviews/review.ts';
import { memberOf, memberOptions, onCall, parseRequest, senderOf } from '../http/caller.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import { isWithin } from '../http/rateLimit.ts';
import { documents } from '../platform/site.ts';
import { readReview } from '../readers/readReview.ts';

export const Request = z.strictObject({ review: ReviewId, report: ReviewReportContent });

const limits = [
  { action: 'report_review', limit: 10, seconds: 3_600 },
  { action: 'report_reviews', limit: 30, seconds: 86_400 },
];

/** Stores a report of a review; a later report by the same person replaces it. */
export const saveReviewReport = (
  documents: Firestore,
  userId: string,
  id: string,
  report: ReviewReportContent,
  now: number,
): Promise<'done' | 'gone'> =>
  documents.runTransaction(async (transaction) => {
    const review = readReview(await transaction.get(documents.collection('reviews').doc(id)));
    if (!review || !isPublic(review)) return 'gone';
    transaction.set(documents.collection('review_reports').doc(`${userId}_${id}`), {
      ...report,
      user_id: userId,
      review_id: id,
      status: 'new',
      created_at: Timestamp.fromMillis(now),
    });
    return 'done';
  });

export const reportReview = onCall(memberOptions, async (request): Promise<{ reported: true }> => {
  const caller = await memberOf(request);
  const { review, report } = parseRequest(Request, request.data);
  const now = Date.now();
  if (!(await isWithin(documents(), hashedId(senderOf(caller)), limits, now)))
    throw new HttpsError('resource-exhausted', 'Too many reports. Please try again later.');
  if ((await saveReviewReport(documents(), caller.userId, review, report, now)) === 'gone')
    throw new HttpsError('not-found', 'There is no such review.');
  return { reported: true };
});
