import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { Question } from '../../../src/domain/conversations/question.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { RequestId } from '../../../src/domain/platform/requestId.schema.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { addQuestion } from '../conversations/addQuestion.ts';
import { planBuyerName } from '../conversations/buyerName.plan.ts';
import { withPhotoLine } from '../conversations/photoLine.plan.ts';
import { rememberLanguage } from '../emails/userLanguage.ts';
import { type Caller, memberOf, memberOptions, onCall, parseRequest, senderOf } from '../http/caller.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import { isWithin } from '../http/rateLimit.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { documents } from '../platform/site.ts';
import { currentTrace } from '../platform/trace.ts';
import { consumeQuota } from '../quotas/consumeQuota.ts';
import { nameOf } from '../readers/findPerson.ts';
import { readListing } from '../readers/readListing.ts';

export const Request = z.strictObject({ id: RequestId, language: z.enum(languages), question: Question });

const perNetwork = { action: 'inquiry_visitor', limit: 100, seconds: 3_600 };
const perBike = (listingId: string) => ({
  action: `inquiry_${hashedId(listingId)}`,
  limit: 3,
  seconds: 86_400,
});

/** Counts a message per network, mailbox and bike. @returns the result of consumeQuota */
const count = async (
  caller: Pick<Caller, 'userId' | 'email' | 'phone'>,
  { visitor, listingId }: { visitor: string; listingId: string },
  documents: Firestore,
  now: number,
) => {
  if (!(await isWithin(documents, hashedId(visitor), [perNetwork], now))) return null;
  const from = hashedId(senderOf(caller));
  const counted = await consumeQuota(documents, { userId: caller.userId, countedAs: from }, 'question', now);
  return counted && (await isWithin(documents, from, [perBike(listingId)], now)) ? counted : null;
};

type Asked = { thread: string; left?: number };
type Outcome = Asked | { refused: 'own' | 'sold' | 'unavailable' | 'tooMany' | 'blocked' | 'photos' };

/** Stores a message to a seller, with the sender from token and profile. A trigger emails it. */
export const takeInquiry = async (
  caller: Caller,
  { id, language, question }: z.infer<typeof Request>,
  { documents, visitor, now }: { documents: Firestore; visitor: string; now: number },
): Promise<Outcome> => {
  const listing = readListing(await documents.collection('motorcycles').doc(question.listing_id).get());
  if (listing?.status === 'sold' && listing.deleted_at === null) return { refused: 'sold' };
  if (!listing || !isForSale(listing)) return { refused: 'unavailable' };
  if (listing.user_id === caller.userId) return { refused: 'own' };
  const done = await documents.collection('events').doc(`inquiry_${caller.userId}_${id}`).get();
  if (done.exists) return { thread: String(done.get('thread')) };
  const counted = await count(caller, { visitor, listingId: question.listing_id }, documents, now);
  if (!counted) return { refused: 'tooMany' };
  await rememberLanguage(documents, caller.userId, language, now);
  const { userId, email } = caller;
  const accountName = await nameOf(documents, userId, { email, name: caller.name });
  const { name, message } = planBuyerName(accountName, question);
  const bike = { ...listing, id: question.listing_id };
  const { phone, phrases, photos } = question;
  const written = { message: message.trim(), ...(phrases && { phrases }) };
  const content = { ...(photos ? { ...withPhotoLine(language, written), photos } : written), phone };
  const added = await addQuestion(
    documents,
    { id, buyer: { userId, email, name }, bike, said: content },
    now,
  );
  if ('thread' in added) return { ...added, ...counted };
  if ('lost' in added) return { refused: 'photos' };
  // A buyer must not learn of the seller's block (decision 62).
  return { refused: added.blocked === 'own' ? 'blocked' : 'unavailable' };
};

const refusals = {
  own: ['failed-precondition', 'This is your own listing.'],
  // The sender may have opened the page before the sale.
  sold: ['aborted', 'This bike has just been sold.'],
  unavailable: ['not-found', 'Motorcycle information not available'],
  blocked: ['already-exists', 'You have blocked this seller.'],
  photos: ['out-of-range', 'A photo is no longer there.'],
  tooMany: ['resource-exhausted', 'Too many messages. Please try again later.'],
} as const;

/** Begins or continues the thread about a bike (D33, D38). */
export const sendInquiry = onCall(memberOptions, async (request): Promise<Asked> => {
  const outcome = await takeInquiry(await memberOf(request), parseRequest(Request, request.data), {
    documents: documents(),
    visitor: visitorAddress(request.rawRequest, 'direct'),
    now: Date.now(),
  });
  if ('thread' in outcome) {
    logger.info('a message arrived', { trace: currentTrace(), thread: outcome.thread });
    return outcome;
  }
  const [code, message] = refusals[outcome.refused];
  throw new HttpsError(code, message);
});
