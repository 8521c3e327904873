import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { isForSale } from '../../../src/domain/listing.ts';
import { Question } from '../../../src/domain/schemas/inquiry.ts';
import { RequestId } from '../../../src/domain/schemas/requestId.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { nameOf } from '../effects/findPerson.ts';
import { joinThread } from '../effects/joinThread.ts';
import { readListing } from '../effects/readListing.ts';
import { areWithin, type Ticket } from '../effects/takeTicket.ts';
import { rememberLanguage } from '../effects/userLanguage.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { mailboxOf } from '../plans/mailboxOf.ts';
import { nameless } from '../plans/nameless.ts';
import { planBuyer } from '../plans/planBuyer.ts';
import { documents } from '../site.ts';
import { currentTrace } from '../trace.ts';
import { type Caller, callOptions, memberOf, onCall, parseRequest } from './caller.ts';

export const Request = z.strictObject({ id: RequestId, language: z.enum(languages), question: Question });

/** Ten messages an hour, fifty a day, and three a day about one bike, from one address; many people share a network. */
const ticketsOf = (sender: string, visitor: string, listingId: string): Ticket[] => {
  const from = nameless(mailboxOf(sender));
  return [
    { who: nameless(visitor), limit: { action: 'inquiry_visitor', limit: 100, seconds: 3_600 } },
    { who: from, limit: { action: 'inquiry', limit: 10, seconds: 3_600 } },
    { who: from, limit: { action: 'inquiries', limit: 50, seconds: 86_400 } },
    { who: from, limit: { action: `inquiry_${nameless(listingId)}`, limit: 3, seconds: 86_400 } },
  ];
};

type Outcome = { thread: string } | { refused: 'own' | 'sold' | 'unavailable' | 'tooMany' };

/**
 * Writes to a bike's seller. Who asks comes from the token and the profile, who is asked from the listing; the email
 * follows from what is stored.
 */
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
  if (!(await areWithin(documents, ticketsOf(caller.email, visitor, question.listing_id), now)))
    return { refused: 'tooMany' };
  await rememberLanguage(documents, caller.userId, language, now);
  const { userId, email } = caller;
  const known = await nameOf(documents, userId, { email, name: caller.name });
  const { name, message } = planBuyer(known, question);
  const bike = { ...listing, id: question.listing_id };
  const said = { message, phone: question.phone };
  return { thread: await joinThread(documents, { id, buyer: { userId, email, name }, bike, said }, now) };
};

const refusals = {
  own: ['failed-precondition', 'This is your own listing.'],
  // What was for sale when the page was opened is most likely sold while somebody writes.
  sold: ['aborted', 'This bike has just been sold.'],
  unavailable: ['not-found', 'Motorcycle information not available'],
  tooMany: ['resource-exhausted', 'Too many messages. Please try again later.'],
} as const;

/** 'Contact seller': begins a thread, or joins the open one (D33, D38). */
export const sendInquiry = onCall(callOptions, async (request): Promise<{ thread: string }> => {
  const outcome = await takeInquiry(await memberOf(request), parseRequest(Request, request.data), {
    documents: documents(),
    visitor: visitorAddress(request.rawRequest, 'direct'),
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
