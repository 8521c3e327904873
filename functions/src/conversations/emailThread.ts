import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Inquiry } from '../../../src/domain/inquiry.ts';
import { knownName } from '../../../src/domain/profile.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import { ticketsFor } from '../emails/limits.ts';
import type { Written } from '../emails/mail.ts';
import { mailTitle } from '../plans/mailTitle.ts';
import { soldDelay } from '../plans/planSold.ts';
import type { ThreadLetter } from '../plans/planThreadLetters.ts';
import type { Accounts } from './findPerson.ts';
import { queueLetter } from './queueLetter.ts';
import { languageFor } from './userLanguage.ts';

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

/** The thread itself; one's listings, where the bike can be marked as sold; or the sold bike, with similar ones beside it. */
const addressFor = (
  { kind, thread }: ThreadLetter,
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
  // A seller who has said so already is not asked.
  if (letter.kind === 'purchase' && (await isSold(documents, inquiry))) return false;
  const address = await addressOf(accounts, inquiry, letter.to);
  if (!address) {
    logger.info('a letter has no receiver', { kind: letter.kind, source });
    return false;
  }
  const from = letter.to === 'buyer' ? 'seller' : 'buyer';
  const sender = (await addressOf(accounts, inquiry, from)) ?? inquiry[`${from}_id`];
  const [receiver, other] =
    letter.to === 'buyer' ? (['buyer', 'seller'] as const) : (['seller', 'buyer'] as const);
  const language = await languageFor(
    documents,
    inquiry[`${receiver}_id`],
    await writingOf(documents, inquiry, receiver),
  );
  const shared = {
    language,
    name: knownName(inquiry[`${receiver}_name`]),
    other: knownName(inquiry[`${other}_name`]),
    bike: mailTitle(inquiry.bike),
    url: addressFor(letter, inquiry, language, site),
  };
  const written = (): Written => {
    if ('message' in letter)
      return { kind: letter.kind, to: address, data: { ...shared, message: letter.message } };
    if (letter.kind === 'purchase') return { kind: letter.kind, to: address, data: shared };
    return { kind: letter.kind, to: address, data: { ...shared, thread: letter.thread } };
  };
  const due = letter.kind === 'bikeSold' ? now + soldDelay : now;
  // Whatever is over the limits waits in the inbox.
  const causes = { sender, receiver: address, side: `${letter.thread}_${letter.to}` };
  return queueLetter(documents, { ...written(), source, due }, now, ticketsFor(letter.kind, causes));
};
