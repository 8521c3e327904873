import { type DocumentSnapshot, FieldValue, type Query, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { dayNumber } from '../../../src/domain/listings/leaving.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { day, vietnameseDay } from '../../../src/domain/time/time.ts';
import { queueEmail, queueWith } from '../emails/queueEmail.ts';
import { readListing } from '../readers/readListing.ts';
import { type AskNeeds, readerOf } from './askSellers.ts';
import { leavingData, pausedData } from './emailData.plan.ts';
import { leavingSource, planLeaving, remindDays } from './leaving.plan.ts';

/**
 * Clears `leaving_on` after the seller's last day. If the listing is unchanged, pauses it and queues the
 * email in the same transaction.
 */
const end = async (needs: AskNeeds, { ref, id }: DocumentSnapshot): Promise<'paused' | null> => {
  const { documents, now } = needs;
  const seen = readListing(await ref.get());
  const account = seen && (await needs.accounts(seen.user_id));
  const reader = seen && isForSale(seen) ? await readerOf(needs, { id, listing: seen, account }) : null;
  return documents.runTransaction(async (transaction) => {
    const listing = readListing(await transaction.get(ref));
    const step = listing && planLeaving(listing, now);
    const ended = { leaving_on: null, revision: FieldValue.increment(1) };
    if (step === 'clear') transaction.update(ref, ended);
    if (step !== 'pause' || !listing || !isForSale(listing) || !reader) return null;
    transaction.update(ref, { ...ended, status: 'paused', updated_at: Timestamp.fromMillis(now) });
    if (account?.email) {
      const data = { ...pausedData(needs, reader, id, listing), leaving: true };
      const source = leavingSource(id, listing);
      queueWith(transaction, documents, { kind: 'listingPaused', source, to: account.email, data }, now);
    }
    return 'paused';
  });
};

const remind = async (needs: AskNeeds, snapshot: DocumentSnapshot): Promise<'reminded' | null> => {
  const listing = readListing(snapshot);
  if (!listing || !isForSale(listing) || listing.leaving_on == null) return null;
  const { id } = snapshot;
  const account = await needs.accounts(listing.user_id);
  if (!account?.email) return null;
  const data = leavingData(needs, await readerOf(needs, { id, listing, account }), id, listing);
  const source = leavingSource(id, listing);
  const email = { kind: 'leavingSoon' as const, source, to: account.email, data };
  return (await queueEmail(needs.documents, email, needs.now)) ? 'reminded' : null;
};

const pageSize = 200;

/** Emails sellers who leave soon, and pauses listings of those who have left. */
export const followLeavers = async (needs: AskNeeds): Promise<{ reminded: number; paused: number }> => {
  const { documents, now } = needs;
  const done = { reminded: 0, paused: 0 };
  const due = documents
    .collection('motorcycles')
    .where('leaving_on', '<=', dayNumber(vietnameseDay(now + remindDays * day)))
    .orderBy('leaving_on')
    .limit(pageSize);
  let query: Query | null = due;
  while (query) {
    const { docs } = await query.get();
    for (const snapshot of docs) {
      try {
        const listing = readListing(snapshot);
        const step = listing && planLeaving(listing, now);
        const outcome =
          step === 'remind' ? await remind(needs, snapshot) : step && (await end(needs, snapshot));
        if (outcome) done[outcome] += 1;
      } catch (failure) {
        logger.error('a seller who leaves was not told', { id: snapshot.id, failure: String(failure) });
      }
    }
    const last = docs.at(-1);
    query = last && docs.length === pageSize ? due.startAfter(last) : null;
  }
  return done;
};
