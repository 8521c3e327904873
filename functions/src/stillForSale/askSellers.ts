import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { day } from '../../../src/domain/time/time.ts';
import { queueEmail, queueWith } from '../emails/queueEmail.ts';
import { languageFor } from '../emails/userLanguage.ts';
import { type Accounts, nameOf, type Person } from '../readers/findPerson.ts';
import { readListing } from '../readers/readListing.ts';
import { askData, pausedData } from './emailData.plan.ts';
import { pauseTime, periodOf, planStillForSale, type StillForSale } from './stillForSale.plan.ts';

export type AskNeeds = {
  documents: Firestore;
  accounts: Accounts;
  site: string;
  secret: string;
  now: number;
  freshness: StillForSale;
};
type Stale = { id: string; listing: Published; account: Person | null };

export const readerOf = async ({ documents }: AskNeeds, { listing, account }: Stale) => ({
  name: await nameOf(documents, listing.user_id, account),
  language: await languageFor(documents, listing.user_id, listing.description),
});

const ask = async (needs: AskNeeds, stale: Stale, to: string) => {
  const { id, listing } = stale;
  const data = askData(needs, await readerOf(needs, stale), id, listing, needs.freshness);
  const email = { kind: 'stillForSale' as const, source: periodOf(id, listing), to, data };
  return queueEmail(needs.documents, email, needs.now);
};

/** Pauses an unchanged listing, and queues the email in the same transaction. */
const pause = async (needs: AskNeeds, stale: Stale): Promise<boolean> => {
  const { documents, now } = needs;
  const { id, listing, account } = stale;
  const reader = await readerOf(needs, stale);
  const reference = documents.collection('motorcycles').doc(id);
  return documents.runTransaction(async (transaction) => {
    const current = readListing(await transaction.get(reference));
    if (!current || !isForSale(current) || current.updated_at !== listing.updated_at) return false;
    const at = Timestamp.fromMillis(now);
    transaction.update(reference, {
      status: 'paused',
      updated_at: at,
      auto_paused_at: at,
      revision: FieldValue.increment(1),
    });
    if (account?.email) {
      const data = pausedData(needs, reader, id, current);
      const source = periodOf(id, listing);
      queueWith(transaction, documents, { kind: 'listingPaused', source, to: account.email, data }, now);
    }
    return true;
  });
};

const askedAt = async ({ documents }: AskNeeds, id: string, listing: Published): Promise<number | null> => {
  const email = await documents
    .collection('mail')
    .doc(`stillForSale_${periodOf(id, listing)}`)
    .get();
  const at: unknown = email.get('created_at');
  return at instanceof Timestamp ? at.toMillis() : null;
};

/**
 * Emails the seller of an unchanged listing once. Pauses the listing later if there is no answer or email
 * address.
 */
export const askSeller = async (
  needs: AskNeeds,
  snapshot: DocumentSnapshot,
): Promise<'asked' | 'paused' | null> => {
  const listing = readListing(snapshot);
  if (!listing || !isForSale(listing)) return null;
  const { id } = snapshot;
  const lastAskedAt = await askedAt(needs, id, listing);
  const step = planStillForSale(listing, lastAskedAt, needs.now, needs.freshness);
  if (step === null) return null;
  const stale = { id, listing, account: await needs.accounts(listing.user_id) };
  const to = stale.account?.email;
  if (step === 'ask' && to) return (await ask(needs, stale, to)) ? 'asked' : null;
  if (step === 'ask' && needs.now < pauseTime(listing, listing.updated_at, needs.freshness)) return null;
  return (await pause(needs, stale)) ? 'paused' : null;
};

const pageSize = 200;
/** Limit per run. */
const maxEmails = 500;

const staleListings = ({ documents, now, freshness }: AskNeeds): Query =>
  documents
    .collection('motorcycles')
    .where('status', '==', 'active')
    .where('deleted_at', '==', null)
    .where('updated_at', '<=', Timestamp.fromMillis(now - freshness.askAfter * day))
    .orderBy('updated_at')
    .limit(pageSize);

/** Processes all stale listings. A failure does not stop the others. */
export const askSellers = async (needs: AskNeeds): Promise<{ asked: number; paused: number }> => {
  const done = { asked: 0, paused: 0 };
  let query: Query | null = staleListings(needs);
  while (query && done.asked + done.paused < maxEmails) {
    const { docs } = await query.get();
    for (const snapshot of docs) {
      try {
        const outcome = await askSeller(needs, snapshot);
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
