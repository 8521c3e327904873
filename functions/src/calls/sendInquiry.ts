import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { isForSale } from '../../../src/domain/listing.ts';
import { Question } from '../../../src/domain/schemas/inquiry.ts';
import { RequestId } from '../../../src/domain/schemas/requestId.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { isSuspended } from '../desk/settleSuspension.ts';
import { joinThread } from '../effects/joinThread.ts';
import { readListing } from '../effects/readListing.ts';
import { isWithin, type Limit } from '../effects/takeTicket.ts';
import { rememberLanguage } from '../effects/userLanguage.ts';
import { nameless } from '../plans/nameless.ts';
import { documents } from '../site.ts';
import { currentTrace } from '../trace.ts';
import { type Caller, callOptions, memberOf, onCall, parseRequest } from './caller.ts';

export const Request = z.strictObject({ id: RequestId, language: z.enum(languages), question: Question });

/** Ten messages an hour, fifty a day, and three a day about one bike. */
const limitsFor = (listingId: string): Limit[] => [
  { action: 'inquiry', limit: 10, seconds: 3_600 },
  { action: 'inquiries', limit: 50, seconds: 86_400 },
  { action: `inquiry_${nameless(listingId)}`, limit: 3, seconds: 86_400 },
];

type Outcome = { thread: string } | { refused: 'own' | 'unavailable' | 'tooMany' | 'suspended' };

/**
 * Writes to a bike's seller. Who asks comes from the token and who is asked from the listing; the letter
 * follows from what is stored.
 */
export const takeInquiry = async (
  caller: Caller,
  { id, language, question }: z.infer<typeof Request>,
  { documents, now }: { documents: Firestore; now: number },
): Promise<Outcome> => {
  if (await isSuspended(documents, caller.userId)) return { refused: 'suspended' };
  const listing = readListing(await documents.collection('motorcycles').doc(question.listing_id).get());
  if (!listing || !isForSale(listing)) return { refused: 'unavailable' };
  if (listing.user_id === caller.userId) return { refused: 'own' };
  const done = await documents.collection('events').doc(`inquiry_${caller.userId}_${id}`).get();
  if (done.exists) return { thread: String(done.get('thread')) };
  if (!(await isWithin(documents, caller.userId, limitsFor(question.listing_id), now)))
    return { refused: 'tooMany' };
  await rememberLanguage(documents, caller.userId, language, now);
  const bike = { ...listing, id: question.listing_id };
  return { thread: await joinThread(documents, { id, buyer: caller, bike, question }, now) };
};

const refusals = {
  own: ['failed-precondition', 'This is your own listing.'],
  unavailable: ['not-found', 'Motorcycle information not available'],
  suspended: ['permission-denied', 'This account is suspended.'],
  tooMany: ['resource-exhausted', 'Too many messages. Please try again later.'],
} as const;

/** 'Contact seller': begins a thread, or joins the open one (D33, D38). */
export const sendInquiry = onCall(callOptions, async (request): Promise<{ thread: string }> => {
  const outcome = await takeInquiry(memberOf(request), parseRequest(Request, request.data), {
    documents: documents(),
    now: Date.now(),
  });
  if ('thread' in outcome) {
    // The letter is a trigger's: its id is that of the thread.
    logger.info('a message arrived', { trace: currentTrace(), thread: outcome.thread });
    return outcome;
  }
  const [code, message] = refusals[outcome.refused];
  throw new HttpsError(code, message);
});
