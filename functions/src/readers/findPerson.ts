import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { Profile } from '../../../src/domain/accounts/profile.schema.ts';
import { cleanName } from '../../../src/domain/accounts/profile.ts';
import { findAccount } from './accounts.ts';
import { zaloIn } from './zaloClaim.ts';

/** Identities of an account; null unless confirmed. `zalo`: the hash of a Zalo account. */
export type Confirmed = { email: string | null; phone?: string | null; zalo?: string | null };
export type Person = Confirmed & { name: string | null };
export type Accounts = (userId: string) => Promise<Person | null>;

/** An unconfirmed address may be a stranger's; numbers are always confirmed. */
export const confirmedOf = ({
  email,
  emailVerified,
  phoneNumber,
  customClaims,
}: Pick<UserRecord, 'email' | 'emailVerified' | 'phoneNumber' | 'customClaims'>): Confirmed => {
  const zalo = zaloIn(customClaims);
  return {
    email: emailVerified && email ? email : null,
    phone: phoneNumber ?? null,
    ...(zalo && { zalo }),
  };
};

/** Returns null for a missing account. Omits unconfirmed addresses, so that no email is sent to them. */
export const authAccounts: Accounts = async (userId) => {
  const account = await findAccount(userId);
  if (!account) return null;
  return { ...confirmedOf(account), name: cleanName(account.displayName) };
};

/** Returns the name in the profile, else in the account. */
export const nameOf = async (
  documents: Firestore,
  userId: string,
  account: Person | null,
): Promise<string | null> => {
  const profile = Profile.safeParse((await documents.collection('profiles').doc(userId).get()).data());
  return profile.success ? profile.data.full_name : cleanName(account?.name);
};
