import type { Auth, UserRecord } from 'firebase-admin/auth';
import { connect } from '../platform/site.ts';

/** Firebase Auth. Loaded when it is asked for: most of what functions do gets by without it. */
export const accounts = async (): Promise<Auth> => {
  connect();
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth();
};

/**
 * Does the address of an account surely belong to whoever signs in? Firebase says so after a link that was sent there,
 * or by the word of Google, and takes it back when the address changes. A provider by itself says nothing: its
 * account may have been given another address since.
 */
export const isAddressConfirmed = (account: { email_verified?: boolean | undefined }): boolean =>
  account.email_verified === true;

/** Is this how Firebase Auth says that there is no such account? Any other failure leaves that open. */
export const isNobody = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'auth/user-not-found';

/** An account by its id; null when there is none. */
export const findAccount = async (userId: string): Promise<UserRecord | null> => {
  const auth = await accounts();
  return auth.getUser(userId).catch((failure: unknown) => {
    if (isNobody(failure)) return null;
    throw failure;
  });
};
