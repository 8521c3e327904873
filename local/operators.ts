import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** Gives an account the claim that opens /admin, or takes it away and ends its sessions. */
export const setOperator = async (
  auth: Pick<Auth, 'getUserByEmail' | 'setCustomUserClaims' | 'revokeRefreshTokens'>,
  email: string,
  isOperator: boolean,
  hasSecondFactors: () => Promise<boolean>,
): Promise<'set' | 'nobody' | 'unconfirmed' | 'oneFactor'> => {
  try {
    const { uid, customClaims, emailVerified, multiFactor } = await auth.getUserByEmail(email);
    // Whoever registers an address first need not be the one who reads its emails.
    if (isOperator && !emailVerified) return 'unconfirmed';
    if (isOperator && !multiFactor?.enrolledFactors.length && (await hasSecondFactors())) return 'oneFactor';
    const { operator: _, ...others } = customClaims ?? {};
    await auth.setCustomUserClaims(uid, isOperator ? { ...others, operator: true } : others);
    if (!isOperator) await auth.revokeRefreshTokens(uid);
    return 'set';
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'auth/user-not-found')
      return 'nobody';
    throw failure;
  }
};

/** Lets a seller put up so many bikes a day, and keep six times as many drafts. */
export const setQuota = async (
  auth: Pick<Auth, 'getUserByEmail'>,
  documents: Pick<Firestore, 'doc'>,
  email: string,
  listings: number,
): Promise<'set' | 'nobody'> => {
  const account = await auth.getUserByEmail(email).catch((failure: unknown) => {
    if (failure instanceof Error && 'code' in failure && failure.code === 'auth/user-not-found') return null;
    throw failure;
  });
  if (!account) return 'nobody';
  await documents.doc(`quotas/${account.uid}`).set({ listing: listings, draft: 6 * listings });
  return 'set';
};
