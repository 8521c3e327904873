import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { claimsOf, type Role, roleOf } from '../../../src/domain/admin/roles.ts';
import { endSignIns } from '../readers/revocations.ts';

type Account = Pick<UserRecord, 'uid' | 'customClaims' | 'emailVerified' | 'multiFactor'>;

/**
 * Returns why an account cannot have a role; null if it can. The address must be confirmed: anybody can
 * register another person's.
 */
export const roleObstacle = (
  { emailVerified, multiFactor }: Account,
  needsSecondFactor: boolean,
): 'unconfirmed' | 'oneFactor' | null => {
  if (!emailVerified) return 'unconfirmed';
  return needsSecondFactor && !multiFactor?.enrolledFactors.length ? 'oneFactor' : null;
};

/**
 * Sets the role of an account; null removes it. A lesser role ends all sessions, since old tokens would
 * contain the greater one for an hour.
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

/**
 * Returns the daily quotas of a seller who may add `listings` a day. Allows more drafts, since they are
 * created more often.
 */
export const quotaOf = (listings: number) => ({ listing: listings, draft: 6 * listings });
