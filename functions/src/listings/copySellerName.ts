import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { FullName, Profile } from '../../../src/domain/accounts/profile.schema.ts';
import { accounts } from '../readers/accounts.ts';
import { readListing } from '../readers/readListing.ts';

export type AccountName = (userId: string) => Promise<string | null>;

/** Returns the account's name; null if it has none, or if reading fails. */
export const accountName: AccountName = async (userId) => {
  const auth = await accounts();
  try {
    return (await auth.getUser(userId)).displayName ?? null;
  } catch {
    logger.info('a seller has no account');
    return null;
  }
};

/** @returns whether a name was added */
export const copySellerName = async (
  documents: Firestore,
  id: string,
  accountOf: AccountName,
): Promise<boolean> => {
  const reference = documents.collection('motorcycles').doc(id);
  const unnamed = readListing(await reference.get());
  if (!unnamed || unnamed.seller_name !== undefined) return false;
  const profileReference = documents.collection('profiles').doc(unnamed.user_id);
  const account = await accountOf(unnamed.user_id);
  return documents.runTransaction(async (transaction) => {
    const [snapshot, profileSnapshot] = await transaction.getAll(reference, profileReference);
    const listing = readListing(snapshot);
    if (!listing || listing.seller_name !== undefined) return false;
    const profile = Profile.safeParse(profileSnapshot?.data());
    const name = FullName.safeParse(profile.success ? profile.data.full_name : account);
    if (name.success) transaction.update(reference, { seller_name: name.data });
    return name.success;
  });
};

const batchSize = 200;

export const renameSeller = async (documents: Firestore, userId: string): Promise<number> => {
  const profileReference = documents.collection('profiles').doc(userId);
  let renamed = 0;
  for (let last = ''; ; ) {
    const ordered = documents
      .collection('motorcycles')
      .where('user_id', '==', userId)
      .orderBy('__name__')
      .limit(batchSize);
    const page = await (last ? ordered.startAfter(last) : ordered).get();
    renamed += await documents.runTransaction(async (transaction) => {
      const profile = Profile.safeParse((await transaction.get(profileReference)).data());
      const name = profile.success ? profile.data.full_name : undefined;
      const stale = page.docs.filter((snapshot) => snapshot.get('seller_name') !== name);
      for (const snapshot of stale) {
        transaction.update(snapshot.ref, { seller_name: name ?? FieldValue.delete() });
      }
      return stale.length;
    });
    const end = page.docs.at(-1);
    if (!end || page.size < batchSize) return renamed;
    last = end.id;
  }
};
