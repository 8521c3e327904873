import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { Profile } from '../../../src/domain/accounts/profile.schema.ts';
import { cleanName } from '../../../src/domain/accounts/profile.ts';
import { findAccount } from './accounts.ts';

/** The address and the number of an account, each null unless its owner has confirmed it. */
export type Confirmed = { email: string | null; phone?: string | null };
/** Confirmed addresses and numbers of an account. */
export type Person = Confirmed & { name: string | null };
export type Accounts = (userId: string) => Promise<Person | null>;

/**
 * The identities that an account has proved. An address may be a stranger's until it is confirmed; Firebase keeps a
 * number only after its code was typed.
 */
export const confirmedOf = ({
  email,
  emailVerified,
  phoneNumber,
}: Pick<UserRecord, 'email' | 'emailVerified' | 'phoneNumber'>): Confirmed => ({
  email: emailVerified && email ? email : null,
  phone: phoneNumber ?? null,
});

/**
 * Accounts as Firebase Auth keeps them; null when there is none. Nothing is sent to an address that is not confirmed, and
 * nothing is counted by it.
 */
export const authAccounts: Accounts = async (userId) => {
  const account = await findAccount(userId);
  if (!account) return null;
  return { ...confirmedOf(account), name: cleanName(account.displayName) };
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
