import type { Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { knownName } from '../../../src/domain/accounts/profile.ts';
import { type CalendarEvent, visitUid } from '../../../src/domain/conversations/calendarFile.ts';
import type { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import { hasSeen } from '../../../src/domain/conversations/inquiry.ts';
import { proposalOf } from '../../../src/domain/conversations/proposal.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { statedFacts } from '../../../src/domain/listings/statedFacts.ts';
import { summarizeFacts } from '../../../src/i18n/describeFacts.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import { ticketsFor } from '../emails/limits.ts';
import type { Written } from '../emails/mail.ts';
import { queueEmail } from '../emails/queueEmail.ts';
import { queueMessage } from '../emails/queueMessage.ts';
import { shownBike } from '../emails/shownBike.ts';
import { soldDelay } from '../emails/soldEmail.plan.ts';
import type { ThreadEmail, ThreadEvent } from '../emails/threadEmails.plan.ts';
import { languageFor } from '../emails/userLanguage.ts';
import { emailTitle } from '../listings/listingTitle.plan.ts';
import { hasDevice } from '../push/devices.ts';
import type { Accounts } from '../readers/findPerson.ts';
import { readListing } from '../readers/readListing.ts';
import { areApart } from './blocks.ts';
import { wordMessage } from './wordMessage.plan.ts';

export type ThreadNeeds = { documents: Firestore; accounts: Accounts; site: string; now: number };

const writingOf = (inquiry: Inquiry, listing: Listing | null, to: ThreadEmail['to']): string =>
  to === 'buyer' ? inquiry.message : (listing?.description ?? '');

const addressOf = async (accounts: Accounts, inquiry: Inquiry, to: ThreadEmail['to']) =>
  to === 'buyer' ? inquiry.contact_email : ((await accounts(inquiry.seller_id))?.email ?? null);

/**
 * Returns the email's link: the thread, the seller's listings (to mark the bike as sold), or the sold bike
 * with similar ones.
 */
const addressFor = (
  { kind, thread }: ThreadEmail,
  { bike }: Inquiry,
  language: Language,
  site: string,
): string => {
  if (kind === 'purchase') return new URL(localize(language, paths.myListings), site).href;
  if (kind === 'bikeSold') return new URL(localize(language, paths.listing(bike.slug)), site).href;
  return new URL(`${localize(language, paths.messages)}#${thread}`, site).href;
};

/** Returns the visit as a calendar event with the thread's UID, so that a later visit updates the entry. */
const calendarOf = (thread: string, event: ThreadEvent, site: string): CalendarEvent => ({
  uid: visitUid(thread, site),
  ...event,
});

/** Queues an email about a thread in its receiver's language. Safe to repeat. @returns whether it was new */
export const emailThread = async (
  inquiry: Inquiry,
  email: ThreadEmail,
  { documents, accounts, site, now }: ThreadNeeds,
): Promise<boolean> => {
  const source = email.source;
  const queued = await documents.collection('mail').doc(`${email.kind}_${source}`).get();
  if (queued.exists) return false;
  const receiver_id = inquiry[`${email.to}_id`];
  const isSeen =
    email.kind === 'reply' &&
    !email.event &&
    email.at !== undefined &&
    hasSeen(inquiry, receiver_id, email.at);
  if (isSeen || (await areApart(documents, inquiry.buyer_id, inquiry.seller_id))) return false;
  const listing = readListing(await documents.collection('motorcycles').doc(inquiry.bike.id).get());
  if (email.kind === 'purchase' && listing?.status === 'sold') return false;
  const address = await addressOf(accounts, inquiry, email.to);
  const isTold = 'message' in email && !address && (await hasDevice(documents, receiver_id, now));
  if (!address && !isTold) {
    logger.info('an email has no receiver', { kind: email.kind, source });
    return false;
  }
  const receiver = email.to;
  const other = receiver === 'buyer' ? 'seller' : 'buyer';
  const sender = (await addressOf(accounts, inquiry, other)) ?? inquiry[`${other}_id`];
  const language = await languageFor(documents, receiver_id, writingOf(inquiry, listing, receiver));
  const shown = shownBike(listing);
  const shared = {
    language,
    name: knownName(inquiry[`${receiver}_name`]),
    other: knownName(inquiry[`${other}_name`]),
    bike: emailTitle(inquiry.bike),
    ...(shown && { shown }),
    url: addressFor(email, inquiry, language, site),
  };
  const facts = 'message' in email && listing ? summarizeFacts(language, statedFacts(listing).facts) : '';
  const written = (): Written => {
    const calendar =
      address && 'event' in email && email.event
        ? { calendar: calendarOf(email.thread, email.event, site) }
        : {};
    if ('message' in email) {
      const proposal = proposalOf(email.phrases);
      const message = {
        ...wordMessage(language, email),
        ...(proposal && { proposal }),
        ...(facts && { facts }),
        ...(email.at !== undefined && { at: email.at }),
      };
      return { kind: email.kind, to: address, data: { ...shared, ...message, ...calendar } };
    }
    if ('visit' in email) {
      const { kind, thread, visit } = email;
      const { starts_at, place } = visit;
      return {
        kind,
        to: address,
        data: { ...shared, thread, visit: { starts_at, place }, ...calendar },
      };
    }
    if (email.kind !== 'bikeSold' && email.kind !== 'boughtQuestion')
      return { kind: email.kind, to: address, data: shared };
    return { kind: email.kind, to: address, data: { ...shared, thread: email.thread } };
  };
  const due = email.kind === 'bikeSold' || email.kind === 'boughtQuestion' ? now + soldDelay : now;
  // Emails over these limits are dropped; their messages can still be read on the site.
  const causes = { sender, receiver: address ?? receiver_id, side: `${email.thread}_${email.to}` };
  const tickets = ticketsFor(email.kind, causes);
  const letter = written();
  if ((letter.kind === 'inquiry' || letter.kind === 'reply') && letter.data && !letter.data.calendar) {
    const at = { side: causes.side, seenAt: inquiry[`${receiver}_seen_at`] ?? 0, now };
    return queueMessage(documents, { ...letter, data: letter.data, source, receiver_id }, at, tickets);
  }
  return queueEmail(documents, { ...letter, source, due, receiver_id }, now, tickets);
};
