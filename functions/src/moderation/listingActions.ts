import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type Hidden, Listing } from '../../../src/domain/listings/listing.schema.ts';
import type { Decision } from '../../../src/domain/moderation/moderation.schema.ts';
import type { HideReason, ReturnReason } from '../../../src/domain/moderation/moderation.ts';
import { type ShownBike, shownBike } from '../emails/shownBike.ts';
import { emailTitle } from '../listings/listingTitle.plan.ts';
import { readListing } from '../readers/readListing.ts';
import { type AdminContext, type Outcome, queueDecisionEmail, receiverOf, record } from './adminAction.ts';
import { isDecidedSince } from './decidedSince.ts';
import { openReports } from './openReports.ts';
import { closeSigns, openSignsAbout } from './signsActions.ts';

type Because<R> = { reason: R; note: string | null };

const reference = ({ documents }: AdminContext, id: string) => documents.collection('motorcycles').doc(id);

const sellerOf = async (context: AdminContext, id: string) => {
  const listing = readListing(await reference(context, id).get());
  return listing && receiverOf(context, listing.user_id, listing.description);
};

/** Returns the facts for the email about the bike's restoration; undefined for drafts. */
const shownAgain = ({ hidden, ...rest }: Hidden): ShownBike | undefined => {
  const back = Listing.safeParse({ ...rest, status: hidden.status });
  return back.success ? shownBike(back.data) : undefined;
};

const emailAbout = (listing: Listing, event: 'hidden' | 'restored', decision: Decision) => ({
  event,
  decision,
  bike: emailTitle(listing),
});

/**
 * Hides a listing, closes its open reports and tells the seller why. Also hides deleted listings and formerly
 * published drafts, which could be published again.
 */
export const hideListing = async (
  context: AdminContext,
  id: string,
  decision: Because<HideReason>,
): Promise<Outcome> => {
  const seller = await sellerOf(context, id);
  return context.documents.runTransaction(async (transaction) => {
    if (await isDecidedSince(transaction, context, `motorcycles/${id}`, 'hide')) return 'decided';
    const listing = readListing(await transaction.get(reference(context, id)));
    if (!listing || listing.slug === null) return 'gone';
    const isHidden = listing.status === 'hidden';
    if (isHidden && listing.hidden.cause === 'listing') return 'same';
    const reports = await openReports(transaction, context, 'reports', id);
    closeSigns(transaction, context, await openSignsAbout(transaction, context, id));
    transaction.update(reference(context, id), {
      status: 'hidden',
      revision: FieldValue.increment(1),
      hidden: {
        ...decision,
        cause: 'listing',
        // If a suspension already hides the listing, its status from before the suspension is kept.
        status: isHidden ? listing.hidden.status : listing.status,
        hidden_at: Timestamp.fromMillis(context.now),
      },
    });
    for (const { ref } of reports.docs) transaction.update(ref, { status: 'upheld' });
    const entry = record(transaction, context, { act: 'hide', target: `motorcycles/${id}`, decision });
    queueDecisionEmail(transaction, context, entry, seller, emailAbout(listing, 'hidden', decision));
    return 'done';
  });
};

/**
 * Restores a hidden listing to its earlier status. Deleted listings stay deleted; listings of a suspended
 * seller stay hidden.
 */
export const restoreListing = async (
  context: AdminContext,
  id: string,
  decision: Because<ReturnReason>,
): Promise<Outcome> => {
  const seller = await sellerOf(context, id);
  return context.documents.runTransaction(async (transaction) => {
    if (await isDecidedSince(transaction, context, `motorcycles/${id}`, 'restore')) return 'decided';
    const listing = readListing(await transaction.get(reference(context, id)));
    if (!listing) return 'gone';
    if (listing.status !== 'hidden') return 'same';
    const suspension = context.documents.collection('suspensions').doc(listing.user_id);
    if ((await transaction.get(suspension)).exists) return 'suspended';
    transaction.update(reference(context, id), {
      status: listing.hidden.status,
      hidden: FieldValue.delete(),
      revision: FieldValue.increment(1),
    });
    const entry = record(transaction, context, { act: 'restore', target: `motorcycles/${id}`, decision });
    const shown = shownAgain(listing);
    const email = { ...emailAbout(listing, 'restored', decision), ...(shown && { shown }) };
    queueDecisionEmail(transaction, context, entry, seller, email);
    return 'done';
  });
};

/** Closes the open reports on a listing without changing it. */
export const keepListing = (context: AdminContext, id: string): Promise<Outcome> =>
  context.documents.runTransaction(async (transaction) => {
    if (await isDecidedSince(transaction, context, `motorcycles/${id}`, 'keep')) return 'decided';
    const reports = await openReports(transaction, context, 'reports', id);
    if (reports.empty) return 'same';
    for (const { ref } of reports.docs) transaction.update(ref, { status: 'kept' });
    record(transaction, context, { act: 'keep', target: `motorcycles/${id}`, decision: null });
    return 'done';
  });
