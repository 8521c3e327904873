import type { Auth, UserRecord } from 'firebase-admin/auth';
import { connect } from '../platform/site.ts';

/** Loaded lazily: most functions do not need it. */
export const accounts = async (): Promise<Auth> => {
  connect();
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth();
};

/**
 * Returns whether the address is confirmed: by a link, or by Google. Firebase resets this after a change of
 * address.
 */
export const isAddressConfirmed = (account: { email_verified?: boolean | undefined }): boolean =>
  account.email_verified === true;

export const isNobody = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'auth/user-not-found';

export const findAccount = async (userId: string): Promise<UserRecord | null> => {
  const auth = await accounts();
  return auth.getUser(userId).catch((failure: unknown) => {
    if (isNobody(failure)) return null;
    throw failure;
  });
};
