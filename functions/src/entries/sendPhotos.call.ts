import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { PhotoReply } from '../../../src/domain/conversations/question.schema.ts';
import { ListingId } from '../../../src/domain/listings/listingId.schema.ts';
import { RequestId } from '../../../src/domain/platform/requestId.schema.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { addPhotoReply } from '../conversations/addPhotoReply.ts';
import { memberOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { isWithin } from '../http/rateLimit.ts';
import { documents } from '../platform/site.ts';

export const Request = z.strictObject({
  id: RequestId,
  language: z.enum(languages),
  thread: ListingId,
  reply: PhotoReply,
});
const perHour = { action: 'send_photos', limit: 60, seconds: 3_600 };

const refusals = {
  gone: ['not-found', 'There is no such conversation.'],
  closed: ['failed-precondition', 'This conversation is closed.'],
  photos: ['aborted', 'A photo is no longer there.'],
} as const;

/** Sends a reply with photos, whose ownership firestore.rules cannot check within their limit of reads. */
export const sendPhotos = onCall(memberOptions, async (request) => {
  const { userId } = await memberOf(request);
  const order = parseRequest(Request, request.data);
  const now = Date.now();
  if (!(await isWithin(documents(), userId, [perHour], now)))
    throw new HttpsError('resource-exhausted', 'Too many messages. Please try again later.');
  const outcome = await addPhotoReply(documents(), { userId, ...order }, now);
  if (!('refused' in outcome)) return outcome;
  const [code, message] = refusals[outcome.refused];
  throw new HttpsError(code, message);
});
