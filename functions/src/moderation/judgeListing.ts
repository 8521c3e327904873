import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Listing } from '../../../src/domain/listing.ts';
import type { Decision, HideReason, ReturnReason } from '../../../src/domain/moderation.ts';
import { readListing } from '../effects/readListing.ts';
import { mailTitle } from '../plans/mailTitle.ts';
import { type Desk, type Outcome, receiverOf, record, tell } from './desk.ts';

type Because<R> = { reason: R; note: string | null };

const atOnce = 300;

const reference = ({ documents }: Desk, id: string) => documents.collection('motorcycles').doc(id);

/** The reports on a listing that wait for an answer. */
const openReports = (transaction: Transaction, { documents }: Desk, id: string) =>
  transaction.get(
    documents
      .collection('reports')
      .where('motorcycle_id', '==', id)
      .where('status', '==', 'new')
      .limit(atOnce),
  );

const sellerOf = async (desk: Desk, id: string) => {
  const listing = readListing(await reference(desk, id).get());
  return listing && receiverOf(desk, listing.user_id, listing.description);
};

const letterAbout = (listing: Listing, event: 'hidden' | 'restored', decision: Decision) => ({
  event,
  decision,
  bike: mailTitle(listing),
});

/**
 * Takes a listing off the site: pages, list and sitemap follow from the document. Its open reports are answered
 * with it, and its seller is told why.
 */
export const hideListing = async (
  desk: Desk,
  id: string,
  decision: Because<HideReason>,
): Promise<Outcome> => {
  const seller = await sellerOf(desk, id);
  return desk.documents.runTransaction(async (transaction) => {
    const listing = readListing(await transaction.get(reference(desk, id)));
    if (!listing || listing.status === 'draft' || listing.deleted_at !== null) return 'gone';
    const isHidden = listing.status === 'hidden';
    if (isHidden && listing.hidden.cause === 'listing') return 'same';
    const reports = await openReports(transaction, desk, id);
    transaction.update(reference(desk, id), {
      status: 'hidden',
      hidden: {
        ...decision,
        cause: 'listing',
        // One that went with its seller will still come back as what it was.
        status: isHidden ? listing.hidden.status : listing.status,
        hidden_at: Timestamp.fromMillis(desk.now),
      },
    });
    for (const { ref } of reports.docs) transaction.update(ref, { status: 'upheld' });
    const entry = record(transaction, desk, { act: 'hide', target: `motorcycles/${id}`, decision });
    tell(transaction, desk, entry, seller, letterAbout(listing, 'hidden', decision));
    return 'done';
  });
};

/** Brings a hidden listing back as it was. One whose seller is suspended waits for them. */
export const restoreListing = async (
  desk: Desk,
  id: string,
  decision: Because<ReturnReason>,
): Promise<Outcome> => {
  const seller = await sellerOf(desk, id);
  return desk.documents.runTransaction(async (transaction) => {
    const listing = readListing(await transaction.get(reference(desk, id)));
    if (!listing || listing.deleted_at !== null) return 'gone';
    if (listing.status !== 'hidden') return 'same';
    const suspension = desk.documents.collection('suspensions').doc(listing.user_id);
    if ((await transaction.get(suspension)).exists) return 'suspended';
    transaction.update(reference(desk, id), { status: listing.hidden.status, hidden: FieldValue.delete() });
    const entry = record(transaction, desk, { act: 'restore', target: `motorcycles/${id}`, decision });
    tell(transaction, desk, entry, seller, letterAbout(listing, 'restored', decision));
    return 'done';
  });
};

/** Answers the open reports on a listing: it stays as it is. */
export const keepListing = (desk: Desk, id: string): Promise<Outcome> =>
  desk.documents.runTransaction(async (transaction) => {
    const reports = await openReports(transaction, desk, id);
    if (reports.empty) return 'same';
    for (const { ref } of reports.docs) transaction.update(ref, { status: 'kept' });
    record(transaction, desk, { act: 'keep', target: `motorcycles/${id}`, decision: null });
    return 'done';
  });
