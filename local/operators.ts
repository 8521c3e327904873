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

/** Sets how many listings a seller may add a day. Six times as many drafts are allowed. */
export const setQuota = async (
  auth: Pick<Auth, 'getUserByEmail'>,
  documents: Pick<Firestore, 'doc'>,
  email: string,
  listings: number,
): Promise<'set' | 'nobody' | 'unconfirmed'> => {
  const account = await find(auth, email);
  if (!account) return 'nobody';
  // The person who signed up may have typed somebody else's address.
  if (!account.emailVerified) return 'unconfirmed';
  await documents.doc(`quotas/${account.uid}`).set(quotaOf(listings));
  return 'set';
};
