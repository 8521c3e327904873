import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { AnswerWords, ReviewId } from '../../../src/domain/reviews/review.schema.ts';
import { memberOf, memberOptions, onCall, parseRequest, senderOf } from '../http/caller.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import { documents } from '../platform/site.ts';
import { saveAnswer } from '../reviews/saveAnswer.ts';

export const Request = z.strictObject({ review: ReviewId, words: AnswerWords });
const perHour = { action: 'answer', limit: 20, seconds: 3_600 };

export const answerReview = onCall(memberOptions, async (request): Promise<{ answered: true }> => {
  const caller = await memberOf(request);
  const { review, words } = parseRequest(Request, request.data);
  const now = Date.now();
  if (!(await consumeLimit(documents(), hashedId(senderOf(caller)), perHour, now)))
    throw new HttpsError('resource-exhausted', 'Too many answers. Please try again later.');
  const outcome = await saveAnswer(documents(), caller.userId, review, words, now);
  if (outcome === 'gone') throw new HttpsError('not-found', 'There is no such review.');
  if (outcome === 'written') throw new HttpsError('already-exists', 'You have answered already.');
  return { answered: true };
});
