import type { Auth } from 'firebase-admin/auth';
import * as logger from 'firebase-functions/logger';
import { isNobody } from '../readers/accounts.ts';

type Accounts = Pick<Auth, 'getUserByEmail' | 'updateUser' | 'generatePasswordResetLink'>;

const codeOf = (failure: unknown) =>
  failure instanceof Error && 'code' in failure ? String(failure.code) : 'unknown';

/**
 * Firebase's link to a new password for the account with this address; null when there is none, or it is disabled.
 *
 * The account is looked up first: a project that protects its accounts from being listed does not say that an address is
 * unknown, and firebase-admin makes an internal error of the answer without a link.
 * @see https://github.com/firebase/firebase-admin-node/issues/2895
 */
export const resetLinkFor = async (accounts: Accounts, email: string): Promise<string | null> => {
  const account = await accounts.getUserByEmail(email).catch((failure: unknown) => {
    if (isNobody(failure)) return null;
    throw failure;
  });
  if (!account || account.disabled) return null;
  // Somebody signed up with a stranger's address and confirmed a number of their own: it is no way in for them any more.
  if (!account.emailVerified && account.phoneNumber)
    await accounts.updateUser(account.uid, { phoneNumber: null });
  try {
    return await accounts.generatePasswordResetLink(email);
  } catch (failure) {
    // Thrown, it would tell that there is an account; the operator finds it here.
    logger.error('no link for a new password', { error: codeOf(failure) });
    return null;
  }
};
