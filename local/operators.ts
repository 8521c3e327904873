import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { endSignIns } from '../functions/src/readers/revocations.ts';

/**
 * Grants or revokes the claim for /admin. Revoking ends all sessions: old tokens carry the claim for an hour.
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
    // Anybody can register an address before its owner.
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

/** Sets a seller's daily number of listings, and six times as many drafts. */
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
  // With phone sign-in, the address may be another person's.
  if (!account.emailVerified) return 'unconfirmed';
  await documents.doc(`quotas/${account.uid}`).set({ listing: listings, draft: 6 * listings });
  return 'set';
};
