import type { AdminAction } from '../../../src/domain/admin/admin.schema.ts';
import { type Role, roleOf } from '../../../src/domain/admin/roles.ts';
import { accounts, findAccount } from '../readers/accounts.ts';
import { type AdminContext, type Outcome, record } from './adminAction.ts';
import { isTouchedSince } from './decidedSince.ts';
import { quotaOf, roleObstacle, setRole } from './setRole.ts';

type Granted = { act: 'grant' | 'revoke' | 'quota'; detail?: string };

/**
 * Writes the audit entry before the role changes, which no transaction can include. No role is granted
 * without an entry.
 */
const recordFirst = (context: AdminContext, userId: string, { act, detail }: Granted) =>
  context.documents.runTransaction(async (transaction): Promise<'done' | 'decided' | 'suspended'> => {
    const target = `accounts/${userId}`;
    // Two owners who revoke each other at once would leave none, so check both accounts.
    for (const account of [target, `accounts/${context.operator}`])
      if (await isTouchedSince(transaction, context, account)) return 'decided';
    const suspension = context.documents.collection('suspensions').doc(userId);
    if (act !== 'revoke' && (await transaction.get(suspension)).exists) return 'suspended';
    record(transaction, context, { act, target, decision: null, ...(detail && { detail }) });
    return 'done';
  });

/** Changes a person's role. Owners cannot change their own role, so that one owner remains. */
const changeRole = async (
  context: AdminContext,
  userId: string,
  role: Role | null,
  granted: Granted,
): Promise<Outcome> => {
  if (userId === context.operator) return 'ineligible';
  const [account, owner] = await Promise.all([findAccount(userId), findAccount(context.operator)]);
  if (!account) return 'gone';
  if (roleOf(account.customClaims) === role) return 'same';
  // If the owner uses a second factor, the project supports it: the new operator needs one, too.
  const needsSecondFactor = Boolean(owner?.multiFactor?.enrolledFactors.length);
  if (role && roleObstacle(account, needsSecondFactor)) return 'ineligible';
  const outcome = await recordFirst(context, userId, granted);
  if (outcome === 'done') await setRole(await accounts(), context.documents, account, role);
  return outcome;
};

export const grantRole = (
  context: AdminContext,
  { person, role }: Extract<AdminAction, { act: 'grant' }>,
): Promise<Outcome> => changeRole(context, person, role, { act: 'grant', detail: role });

export const revokeRole = (
  context: AdminContext,
  { person }: Extract<AdminAction, { act: 'revoke' }>,
): Promise<Outcome> => changeRole(context, person, null, { act: 'revoke' });

export const grantQuota = async (
  context: AdminContext,
  { person, listings }: Extract<AdminAction, { act: 'quota' }>,
): Promise<Outcome> => {
  const account = await findAccount(person);
  if (!account) return 'gone';
  if (!account.emailVerified) return 'ineligible';
  const quota = context.documents.collection('quotas').doc(person);
  if ((await quota.get()).get('listing') === listings) return 'same';
  const outcome = await recordFirst(context, person, { act: 'quota', detail: String(listings) });
  if (outcome === 'done') await quota.set(quotaOf(listings), { merge: true });
  return outcome;
};
