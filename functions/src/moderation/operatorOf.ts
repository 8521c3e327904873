import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import { missingFor, type Standing } from '../../../src/domain/accounts/standing.ts';
import { findAccount } from '../accounts/accounts.ts';
import { readStanding } from '../accounts/revocations.ts';
import { readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { callerOf } from '../requests/caller.ts';

/** What operatorStanding needs of a token. `auth_time` is in seconds since 1970. */
export type OperatorToken = {
  auth_time: number;
  email_verified?: boolean | undefined;
  [claim: string]: unknown;
};
/** What operatorStanding needs of a Firebase Auth account. */
export type OperatorAccount = {
  disabled: boolean;
  emailVerified: boolean;
  customClaims?: { [claim: string]: unknown } | undefined;
  tokensValidAfterTime?: string | undefined;
};

/**
 * What an operator's token says, as far as the account still says the same. A token lives for an hour; meanwhile the
 * claim may be taken away, the address changed, the account disabled, or all its sessions ended.
 */
export const operatorStanding = (
  token: OperatorToken,
  account: OperatorAccount,
  stored: Pick<Standing, 'suspended' | 'ended'>,
): Standing => ({
  address: token.email_verified === true && account.emailVerified,
  phone: false,
  operator: token.operator === true && account.customClaims?.operator === true,
  suspended: stored.suspended || account.disabled,
  ended:
    stored.ended ||
    token.auth_time * 1_000 < Date.parse(account.tokensValidAfterTime ?? '1970-01-01T00:00:00Z'),
});

/** Returns the operator who calls. Anybody else hears the same refusal, whatever is missing. */
export const operatorOf = async (request: Pick<CallableRequest, 'auth'>): Promise<string> => {
  const { userId, email, isConfirmed } = callerOf(request);
  const refused = new HttpsError('permission-denied', 'This is for operators.');
  const token = request.auth?.token;
  if (token?.operator !== true) throw refused;
  const account = await findAccount(userId);
  if (!account) throw refused;
  const needs = { documents: documents(), secret: readSecrets('LINK_SECRET').LINK_SECRET };
  const confirmed = { email: isConfirmed ? email : null };
  const stored = await readStanding(needs, { userId, signedInAt: token.auth_time, ...confirmed });
  if (missingFor('operate', operatorStanding(token, account, stored))) throw refused;
  return userId;
};
