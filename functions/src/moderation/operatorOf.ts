import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import { missingFor, type Standing } from '../../../src/domain/accounts/standing.ts';
import { type Role, roleOf } from '../../../src/domain/admin/roles.ts';
import { callerOf } from '../http/caller.ts';
import { readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { findAccount } from '../readers/accounts.ts';
import { readStanding } from '../readers/revocations.ts';

/** `auth_time`: seconds since 1970. */
export type OperatorToken = {
  auth_time: number;
  email_verified?: boolean | undefined;
  [claim: string]: unknown;
};
export type OperatorAccount = {
  disabled: boolean;
  emailVerified: boolean;
  customClaims?: { [claim: string]: unknown } | undefined;
  tokensValidAfterTime?: string | undefined;
};

/**
 * Returns the operator's standing by token and account: role or sessions may have changed since the token was
 * issued.
 */
export const operatorStanding = (
  token: OperatorToken,
  account: OperatorAccount,
  stored: Pick<Standing, 'suspended' | 'ended'>,
): Standing => ({
  address: token.email_verified === true && account.emailVerified,
  phone: false,
  zalo: false,
  operator: roleOf(token) !== null && roleOf(account.customClaims) !== null,
  suspended: stored.suspended || account.disabled,
  ended:
    stored.ended ||
    token.auth_time * 1_000 < Date.parse(account.tokensValidAfterTime ?? '1970-01-01T00:00:00Z'),
});

export const refused = () => new HttpsError('permission-denied', 'This is for operators.');

/**
 * Returns the calling operator and their role. Reads the role from the account, since the token may be
 * outdated.
 * @throws the same error for all other callers, whatever the reason
 */
export const operatorOf = async (
  request: Pick<CallableRequest, 'auth'>,
): Promise<{ userId: string; role: Role }> => {
  const { userId, email, isConfirmed } = callerOf(request);
  const token = request.auth?.token;
  if (token?.operator !== true) throw refused();
  const account = await findAccount(userId);
  const role = roleOf(account?.customClaims);
  if (!account || !role) throw refused();
  const needs = { documents: documents(), secret: readSecrets('LINK_SECRET').LINK_SECRET };
  const confirmed = { email: isConfirmed ? email : null };
  const stored = await readStanding(needs, { userId, signedInAt: token.auth_time, ...confirmed });
  if (missingFor('operate', operatorStanding(token, account, stored))) throw refused();
  return { userId, role };
};
