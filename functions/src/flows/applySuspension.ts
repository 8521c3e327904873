import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { hasPage } from '../../../src/domain/listings/listing.ts';
import { Suspension } from '../../../src/domain/moderation/moderation.schema.ts';
import { closeThreads } from '../conversations/closeThreads.ts';
import { readSecrets } from '../platform/secrets.ts';
import { endDevices } from '../push/devices.ts';
import { accounts, isNobody } from '../readers/accounts.ts';
import { authAccounts } from '../readers/findPerson.ts';
import { readListing } from '../readers/readListing.ts';
import { endSignIns } from '../readers/revocations.ts';
import { forgetIdentities, rememberIdentities } from '../readers/suspendedIdentities.ts';

export type SetAccountOpen = (userId: string, isOpen: boolean) => Promise<void>;

/** Disabling ends all sessions. Ignores a missing account. */
export const setAccountOpen: SetAccountOpen = async (userId, isOpen) => {
  const auth = await accounts();
  try {
    await auth.updateUser(userId, { disabled: !isOpen });
    if (!isOpen) await auth.revokeRefreshTokens(userId);
  } catch (failure) {
    if (!isNobody(failure)) throw failure;
  }
};

const reference = (documents: Firestore, userId: string) => documents.collection('suspensions').doc(userId);

const readSuspension = async (documents: Firestore, userId: string): Promise<Suspension | null> => {
  const parsed = Suspension.safeParse((await reference(documents, userId).get()).data());
  return parsed.success ? parsed.data : null;
};

/** Hides a suspended seller's listing, or restores it after the suspension. */
const applyToListing = (documents: Firestore, userId: string, id: string): Promise<void> =>
  documents.runTransaction(async (transaction) => {
    const place = documents.collection('motorcycles').doc(id);
    const listing = readListing(await transaction.get(place));
    const parsed = Suspension.safeParse((await transaction.get(reference(documents, userId))).data());
    if (!listing || listing.deleted_at !== null) return;
    if (parsed.success && hasPage(listing)) {
      const { reason, note, suspended_at } = parsed.data;
      transaction.update(place, {
        status: 'hidden',
        revision: FieldValue.increment(1),
        hidden: {
          reason,
          note,
          cause: 'seller',
          status: listing.status,
          hidden_at: Timestamp.fromMillis(suspended_at),
        },
      });
    }
    if (!parsed.success && listing.status === 'hidden' && listing.hidden.cause === 'seller')
      transaction.update(place, {
        status: listing.hidden.status,
        hidden: FieldValue.delete(),
        revision: FieldValue.increment(1),
      });
  });

/** Stores hashes that recognize a suspended person's next account. Lifting the suspension deletes them. */
export const applyToIdentities = async (
  documents: Firestore,
  userId: string,
  suspension: Suspension | null,
): Promise<void> => {
  if (suspension) {
    const needs = { documents, accounts: authAccounts, secret: readSecrets('LINK_SECRET').LINK_SECRET };
    await rememberIdentities(needs, userId, suspension.reason, suspension.suspended_at);
  } else if (await authAccounts(userId)) await forgetIdentities(documents, userId);
};

/**
 * Applies a suspension, or its end, to the account, its listings and its open threads. Closed threads stay
 * closed. Restarts if the suspension changes meanwhile.
 */
export const applySuspension = async (
  documents: Firestore,
  userId: string,
  setOpen: SetAccountOpen = setAccountOpen,
  settle: typeof applyToIdentities = applyToIdentities,
): Promise<void> => {
  for (let suspension = await readSuspension(documents, userId); ; ) {
    await setOpen(userId, suspension === null);
    // Tokens of a disabled account stay valid for up to an hour.
    if (suspension) await endSignIns(documents, userId, Date.now());
    const listings = await documents.collection('motorcycles').where('user_id', '==', userId).select().get();
    for (const { id } of listings.docs) await applyToListing(documents, userId, id);
    await settle(documents, userId, suspension);
    if (suspension) {
      await endDevices(documents, userId);
      const inquiries = documents.collection('inquiries');
      await closeThreads(documents, inquiries.where('seller_id', '==', userId));
      await closeThreads(documents, inquiries.where('buyer_id', '==', userId));
    }
    const now = await readSuspension(documents, userId);
    if ((now === null) === (suspension === null)) return;
    suspension = now;
  }
};
