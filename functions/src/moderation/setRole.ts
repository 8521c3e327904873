import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { claimsOf, type Role, roleOf } from '../../../src/domain/admin/roles.ts';
import { endSignIns } from '../readers/revocations.ts';

type Account = Pick<UserRecord, 'uid' | 'customClaims' | 'emailVerified' | 'multiFactor'>;

/** Returns why an account cannot have a role, or null. An unconfirmed address may be another person's. */
export const roleObstacle = (
  { emailVerified, multiFactor }: Account,
  needsSecondFactor: boolean,
): 'unconfirmed' | 'oneFactor' | null => {
  if (!emailVerified) return 'unconfirmed';
  return needsSecondFactor && !multiFactor?.enrolledFactors.length ? 'oneFactor' : null;
};

/**
 * Sets a role; null removes it. A downgrade ends all sessions: tokens would keep the old role for an hour.
 */
export const setRole = async (
  auth: Pick<Auth, 'setCustomUserClaims' | 'revokeRefreshTokens'>,
  documents: Firestore,
  { uid, customClaims }: Account,
  role: Role | null,
): Promise<void> => {
  const { operator: _, operator_role: __, ...others } = customClaims ?? {};
  await auth.setCustomUserClaims(uid, role ? { ...others, ...claimsOf(role) } : others);
  if (role !== null && roleOf(customClaims) !== 'owner') return;
  await endSignIns(documents, uid, Date.now());
  await auth.revokeRefreshTokens(uid);
};

/** Drafts are created more often than listings. */
export const quotaOf = (listings: number) => ({ listing: listings, draft: 6 * listings });
