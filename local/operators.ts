import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { quotaOf, roleObstacle, setRole } from '../functions/src/moderation/setRole.ts';
import type { Role } from '../src/domain/admin/roles.ts';

const find = async (auth: Pick<Auth, 'getUserByEmail'>, email: string): Promise<UserRecord | null> =>
  auth.getUserByEmail(email).catch((failure: unknown) => {
    if (failure instanceof Error && 'code' in failure && failure.code === 'auth/user-not-found') return null;
    throw failure;
  });

/** Grants a role at /admin; null revokes it. */
export const setOperator = async (
  auth: Pick<Auth, 'getUserByEmail' | 'setCustomUserClaims' | 'revokeRefreshTokens'>,
  documents: Firestore,
  email: string,
  role: Role | null,
  hasSecondFactors: () => Promise<boolean>,
): Promise<'set' | 'nobody' | 'unconfirmed' | 'oneFactor'> => {
  const account = await find(auth, email);
  if (!account) return 'nobody';
  const obstacle = role && roleObstacle(account, await hasSecondFactors());
  if (obstacle) return obstacle;
  await setRole(auth, documents, account, role);
  return 'set';
};

/** Sets a seller's daily limit of new listings. Drafts get six times this limit. */
export const setQuota = async (
  auth: Pick<Auth, 'getUserByEmail'>,
  documents: Pick<Firestore, 'doc'>,
  email: string,
  listings: number,
): Promise<'set' | 'nobody' | 'unconfirmed'> => {
  const account = await find(auth, email);
  if (!account) return 'nobody';
  // An unconfirmed address may be somebody else's.
  if (!account.emailVerified) return 'unconfirmed';
  await documents.doc(`quotas/${account.uid}`).set(quotaOf(listings));
  return 'set';
};
