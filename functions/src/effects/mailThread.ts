import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Inquiry } from '../../../src/domain/inquiry.ts';
import { titleOf } from '../../../src/domain/listing.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import type { Written } from '../emails/mail.ts';
import type { ThreadLetter } from '../plans/planThreadLetters.ts';
import type { Accounts } from './findPerson.ts';
import { queueLetter } from './queueLetter.ts';
import { takeTicket } from './takeTicket.ts';
import { languageFor } from './userLanguage.ts';

/** So many letters an hour about one thread; whatever comes after waits in the inbox. */
const perThread = { action: 'letters', limit: 30, seconds: 3_600 };

export type ThreadNeeds = { documents: Firestore; accounts: Accounts; site: string; now: number };

/** What the receiver has written, from which their language can be told. */
const writingOf = async (documents: Firestore, inquiry: Inquiry, to: ThreadLetter['to']) => {
  if (to === 'buyer') return inquiry.message;
  const bike = await documents.collection('motorcycles').doc(inquiry.bike.id).get();
  return String(bike.get('description') ?? '');
};

/** The buyer's address is the thread's, the seller's that of the account: never one that somebody sent. */
const addressOf = async (accounts: Accounts, inquiry: Inquiry, to: ThreadLetter['to']) =>
  to === 'buyer' ? inquiry.contact_email : ((await accounts(inquiry.seller_id))?.email ?? null);

/** The thread itself, or one's listings, where the bike can be marked as sold. */
const addressFor = ({ kind, thread }: ThreadLetter, language: Language, site: string): string =>
  kind === 'purchase'
    ? new URL(localize(language, paths.myListings), site).href
    : new URL(`${localize(language, paths.messages)}#${thread}`, site).href;

/**
 * Queues a letter about a thread, to whom the thread names, in their language. Safe to call any number of times.
 * @returns whether it was new
 */
export const mailThread = async (
  inquiry: Inquiry,
  letter: ThreadLetter,
  { documents, accounts, site, now }: ThreadNeeds,
): Promise<boolean> => {
  const source = letter.source;
  const known = await documents.collection('mail').doc(`${letter.kind}_${source}`).get();
  if (known.exists) return false;
  const address = await addressOf(accounts, inquiry, letter.to);
  if (!address) {
    logger.info('a letter has no receiver', { kind: letter.kind, source });
    return false;
  }
  if (!(await takeTicket(documents, `${letter.thread}_${letter.to}`, perThread, now))) return false;
  const [receiver, other] =
    letter.to === 'buyer' ? (['buyer', 'seller'] as const) : (['seller', 'buyer'] as const);
  const language = await languageFor(
    documents,
    inquiry[`${receiver}_id`],
    await writingOf(documents, inquiry, receiver),
  );
  const shared = {
    language,
    name: inquiry[`${receiver}_name`],
    other: inquiry[`${other}_name`],
    bike: titleOf(inquiry.bike),
    url: addressFor(letter, language, site),
  };
  const written: Written =
    letter.kind === 'purchase'
      ? { kind: letter.kind, to: address, data: shared }
      : { kind: letter.kind, to: address, data: { ...shared, message: letter.message } };
  return queueLetter(documents, { ...written, source }, now);
};
