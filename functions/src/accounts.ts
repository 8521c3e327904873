import type { Auth, UserRecord } from 'firebase-admin/auth';
import { connect } from './site.ts';

/** Firebase Auth. Loaded when it is asked for: most of what functions do gets by without it. */
export const accounts = async (): Promise<Auth> => {
  connect();
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth();
};

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
