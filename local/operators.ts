import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { endSignIns } from '../functions/src/readers/revocations.ts';

/**
 * Gives an account the claim that opens /admin, or takes it away and ends its sessions: the refresh tokens, and the
 * tokens that would still say for an hour that this is an operator.
 */
export const setOperator = async (
  auth: Pick<Auth, 'getUserByEmail' | 'setCustomUserClaims' | 'revokeRefreshTokens'>,
  documents: Firestore,
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
    if (!isOperator) {
      await endSignIns(documents, uid, Date.now());
      await auth.revokeRefreshTokens(uid);
    }
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
): Promise<'set' | 'nobody' | 'unconfirmed'> => {
  const account = await auth.getUserByEmail(email).catch((failure: unknown) => {
    if (failure instanceof Error && 'code' in failure && failure.code === 'auth/user-not-found') return null;
    throw failure;
  });
  if (!account) return 'nobody';
  // A dealer's address may be registered by somebody else, who signs in by phone.
  if (!account.emailVerified) return 'unconfirmed';
  await documents.doc(`quotas/${account.uid}`).set({ listing: listings, draft: 6 * listings });
  return 'set';
};
