import type { Auth } from 'firebase-admin/auth';
import * as logger from 'firebase-functions/logger';
import { documents } from '../platform/site.ts';
import { isNobody } from '../readers/accounts.ts';
import { zaloIn } from '../readers/zaloClaim.ts';
import { forgetZalo } from '../zalo/zaloAccount.ts';

type Accounts = Pick<
  Auth,
  'getUserByEmail' | 'updateUser' | 'setCustomUserClaims' | 'generatePasswordResetLink'
>;

const codeOf = (failure: unknown) =>
  failure instanceof Error && 'code' in failure ? String(failure.code) : 'unknown';

/**
 * Returns Firebase's password reset link; null if the account is missing or disabled. Looks the account up
 * first: for an unknown address, firebase-admin may report only an internal error.
 * @see https://github.com/firebase/firebase-admin-node/issues/2895
 */
export const resetLinkFor = async (accounts: Accounts, email: string): Promise<string | null> => {
  const account = await accounts.getUserByEmail(email).catch((failure: unknown) => {
    if (isNobody(failure)) return null;
    throw failure;
  });
  if (!account || account.disabled) return null;
  // A stranger may have signed up with this address: their number and Zalo account must not sign in after the
  // reset.
  if (!account.emailVerified) {
    if (account.phoneNumber) await accounts.updateUser(account.uid, { phoneNumber: null });
    if (zaloIn(account.customClaims)) await forgetZalo(documents(), accounts, account);
  }
  try {
    return await accounts.generatePasswordResetLink(email);
  } catch (failure) {
    // Not thrown: the error would reveal that the account exists.
    logger.error('no link for a new password', { error: codeOf(failure) });
    return null;
  }
};
