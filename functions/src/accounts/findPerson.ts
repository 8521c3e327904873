import type { Firestore } from 'firebase-admin/firestore';
import { Profile } from '../../../src/domain/accounts/profile.schema.ts';
import { cleanName } from '../../../src/domain/accounts/profile.ts';
import { findAccount } from './accounts.ts';

/** What an account says about its owner, as far as it is confirmed; null for what it does not say. */
export type Person = { email: string | null; phone?: string | null; name: string | null };
export type Accounts = (userId: string) => Promise<Person | null>;

/**
 * Accounts as Firebase Auth keeps them; null when there is none. Somebody who signs in by phone may have given an address
 * that is a stranger's: until it is confirmed, nothing is sent there and nothing is counted by it.
 */
export const authAccounts: Accounts = async (userId) => {
  const account = await findAccount(userId);
  if (!account) return null;
  const { email, emailVerified, phoneNumber, displayName } = account;
  return {
    email: emailVerified && email ? email : null,
    phone: phoneNumber ?? null,
    name: cleanName(displayName),
  };
};

/** Somebody's name: the profile's, else the account's, of which anybody may have made anything. */
export const nameOf = async (
  documents: Firestore,
  userId: string,
  account: Person | null,
): Promise<string | null> => {
  const profile = Profile.safeParse((await documents.collection('profiles').doc(userId).get()).data());
  return profile.success ? profile.data.full_name : cleanName(account?.name);
};
