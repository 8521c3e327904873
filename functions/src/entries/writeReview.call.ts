import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { ReviewContent, ThreadId } from '../../../src/domain/reviews/review.schema.ts';
import { memberOf, memberOptions, onCall, parseRequest, senderOf } from '../http/caller.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import { isWithin } from '../http/rateLimit.ts';
import { documents } from '../platform/site.ts';
import { saveReview } from '../reviews/saveReview.ts';

export const Request = z.strictObject({ thread: ThreadId, review: ReviewContent });

const limits = [
  { action: 'review', limit: 10, seconds: 3_600 },
  { action: 'reviews', limit: 30, seconds: 86_400 },
];

const refusals = {
  noDeal: ['not-found', 'There is no such deal.'],
  late: ['failed-precondition', 'The time to write a review is over.'],
  written: ['already-exists', 'You have written a review already.'],
  tags: ['invalid-argument', 'The request does not have the right shape.'],
} as const;

export const writeReview = onCall(memberOptions, async (request): Promise<{ published: boolean }> => {
  const caller = await memberOf(request);
  const { thread, review } = parseRequest(Request, request.data);
  const now = Date.now();
  if (!(await isWithin(documents(), hashedId(senderOf(caller)), limits, now)))
    throw new HttpsError('resource-exhausted', 'Too many reviews. Please try again later.');
  const saved = await saveReview(documents(), caller.userId, thread, review, now);
  if (!('refused' in saved)) return saved;
  const [code, message] = refusals[saved.refused];
  throw new HttpsError(code, message);
});
