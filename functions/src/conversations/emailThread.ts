import type { Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { knownName } from '../../../src/domain/accounts/profile.ts';
import type { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import type { Accounts } from '../accounts/findPerson.ts';
import { ticketsFor } from '../emails/limits.ts';
import { emailTitle } from '../emails/listingTitle.plan.ts';
import type { Written } from '../emails/mail.ts';
import { queueEmail } from '../emails/queueEmail.ts';
import { languageFor } from '../emails/userLanguage.ts';
import { soldDelay } from './soldEmail.plan.ts';
import type { ThreadEmail } from './threadEmails.plan.ts';

export type ThreadNeeds = { documents: Firestore; accounts: Accounts; site: string; now: number };

/** What the receiver has written, from which their language can be told. */
const writingOf = async (documents: Firestore, inquiry: Inquiry, to: ThreadEmail['to']) => {
  if (to === 'buyer') return inquiry.message;
  const bike = await documents.collection('motorcycles').doc(inquiry.bike.id).get();
  return String(bike.get('description') ?? '');
};

/** The buyer's address is the thread's, the seller's that of the account: never one that somebody sent. */
const addressOf = async (accounts: Accounts, inquiry: Inquiry, to: ThreadEmail['to']) =>
  to === 'buyer' ? inquiry.contact_email : ((await accounts(inquiry.seller_id))?.email ?? null);

/** The thread itself; one's listings, where the bike can be marked as sold; or the sold bike, with similar ones beside it. */
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

const isSold = async (documents: Firestore, { bike }: Inquiry): Promise<boolean> =>
  (await documents.collection('motorcycles').doc(bike.id).get()).get('status') === 'sold';

/**
 * Queues an email about a thread, to whom the thread names, in their language. Safe to call any number of times.
 * @returns whether it was new
 */
export const emailThread = async (
  inquiry: Inquiry,
  email: ThreadEmail,
  { documents, accounts, site, now }: ThreadNeeds,
): Promise<boolean> => {
  const source = email.source;
  const known = await documents.collection('mail').doc(`${email.kind}_${source}`).get();
  if (known.exists) return false;
  // A seller who has said so already is not asked.
  if (email.kind === 'purchase' && (await isSold(documents, inquiry))) return false;
  const address = await addressOf(accounts, inquiry, email.to);
  if (!address) {
    logger.info('an email has no receiver', { kind: email.kind, source });
    return false;
  }
  const from = email.to === 'buyer' ? 'seller' : 'buyer';
  const sender = (await addressOf(accounts, inquiry, from)) ?? inquiry[`${from}_id`];
  const [receiver, other] =
    email.to === 'buyer' ? (['buyer', 'seller'] as const) : (['seller', 'buyer'] as const);
  const language = await languageFor(
    documents,
    inquiry[`${receiver}_id`],
    await writingOf(documents, inquiry, receiver),
  );
  const shared = {
    language,
    name: knownName(inquiry[`${receiver}_name`]),
    other: knownName(inquiry[`${other}_name`]),
    bike: emailTitle(inquiry.bike),
    url: addressFor(email, inquiry, language, site),
  };
  const written = (): Written => {
    if ('message' in email)
      return { kind: email.kind, to: address, data: { ...shared, message: email.message } };
    if (email.kind === 'purchase') return { kind: email.kind, to: address, data: shared };
    return { kind: email.kind, to: address, data: { ...shared, thread: email.thread } };
  };
  const due = email.kind === 'bikeSold' ? now + soldDelay : now;
  // Whatever is over the limits waits in the inbox.
  const causes = { sender, receiver: address, side: `${email.thread}_${email.to}` };
  return queueEmail(documents, { ...written(), source, due }, now, ticketsFor(email.kind, causes));
};
