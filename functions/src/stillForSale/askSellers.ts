import { type DocumentSnapshot, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { isForSale, type Published } from '../../../src/domain/listing.ts';
import { day } from '../../../src/domain/time.ts';
import { askData, pausedData } from '../plans/freshLetterData.ts';
import { type Freshness, pauseTime, periodOf, planFreshness } from '../plans/planFreshness.ts';
import { type Accounts, nameOf, type Person } from './findPerson.ts';
import { queueLetter, queueWith } from './queueLetter.ts';
import { readListing } from './readListing.ts';
import { languageFor } from './userLanguage.ts';

export type FreshNeeds = {
  documents: Firestore;
  accounts: Accounts;
  /** The public origin. */
  site: string;
  /** Signs the links that answer. */
  secret: string;
  now: number;
  freshness: Freshness;
};
type Stale = { id: string; listing: Published; account: Person | null };

const readerOf = async ({ documents }: FreshNeeds, { listing, account }: Stale) => ({
  name: await nameOf(documents, listing.user_id, account),
  language: await languageFor(documents, listing.user_id, listing.description),
});

const ask = async (needs: FreshNeeds, stale: Stale, to: string) => {
  const { id, listing } = stale;
  const data = askData(needs, await readerOf(needs, stale), id, listing, needs.freshness);
  const letter = { kind: 'stillForSale' as const, source: periodOf(id, listing), to, data };
  return queueLetter(needs.documents, letter, needs.now);
};

/** Pauses a listing that is still as it was read; the letter about it is written with it. */
const pause = async (needs: FreshNeeds, stale: Stale): Promise<boolean> => {
  const { documents, now } = needs;
  const { id, listing, account } = stale;
  const reader = await readerOf(needs, stale);
  const reference = documents.collection('motorcycles').doc(id);
  return documents.runTransaction(async (transaction) => {
    const current = readListing(await transaction.get(reference));
    if (!current || !isForSale(current) || current.updated_at !== listing.updated_at) return false;
    const at = Timestamp.fromMillis(now);
    transaction.update(reference, { status: 'paused', updated_at: at, auto_paused_at: at });
    if (account?.email) {
      const data = pausedData(needs, reader, id, current);
      const source = periodOf(id, listing);
      queueWith(transaction, documents, { kind: 'listingPaused', source, to: account.email, data }, now);
    }
    return true;
  });
};

const askedAt = async ({ documents }: FreshNeeds, id: string, listing: Published): Promise<number | null> => {
  const letter = await documents
    .collection('mail')
    .doc(`stillForSale_${periodOf(id, listing)}`)
    .get();
  const at: unknown = letter.get('created_at');
  return at instanceof Timestamp ? at.toMillis() : null;
};

/**
 * Does what is due about one listing: asks its seller once for each time that they confirmed it, and pauses it when
 * nobody has answered. Somebody without an address cannot be asked; their listing is paused when its time has come.
 */
export const freshenListing = async (
  needs: FreshNeeds,
  snapshot: DocumentSnapshot,
): Promise<'asked' | 'paused' | null> => {
  const listing = readListing(snapshot);
  if (!listing || !isForSale(listing)) return null;
  const { id } = snapshot;
  const asked = await askedAt(needs, id, listing);
  const step = planFreshness(listing, asked, needs.now, needs.freshness);
  if (step === null) return null;
  const stale = { id, listing, account: await needs.accounts(listing.user_id) };
  const to = stale.account?.email;
  if (step === 'ask' && to) return (await ask(needs, stale, to)) ? 'asked' : null;
  if (step === 'ask' && needs.now < pauseTime(listing, listing.updated_at, needs.freshness)) return null;
  return (await pause(needs, stale)) ? 'paused' : null;
};

const pageSize = 200;
/** Of letters in one run: what is left waits for the next. */
const mostLetters = 500;

/** Every listing whose seller has been silent for long, the longest first. */
const staleListings = ({ documents, now, freshness }: FreshNeeds): Query =>
  documents
    .collection('motorcycles')
    .where('status', '==', 'active')
    .where('deleted_at', '==', null)
    .where('updated_at', '<=', Timestamp.fromMillis(now - freshness.askAfter * day))
    .orderBy('updated_at')
    .limit(pageSize);

/**
 * A run over all of them, a page at a time. One that fails does not keep the others from being done.
 * @returns how many sellers were asked, and how many listings were paused
 */
export const freshenListings = async (needs: FreshNeeds): Promise<{ asked: number; paused: number }> => {
  const done = { asked: 0, paused: 0 };
  let query: Query | null = staleListings(needs);
  while (query && done.asked + done.paused < mostLetters) {
    const { docs } = await query.get();
    for (const snapshot of docs) {
      try {
        const outcome = await freshenListing(needs, snapshot);
        if (outcome) done[outcome] += 1;
      } catch (failure) {
        logger.error('a listing could not be asked about', { id: snapshot.id, failure: String(failure) });
      }
    }
    const last = docs.at(-1);
    query = last && docs.length === pageSize ? staleListings(needs).startAfter(last) : null;
  }
  return done;
};
