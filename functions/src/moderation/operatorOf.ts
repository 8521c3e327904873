import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import { accounts } from '../accounts/accounts.ts';
import { callerOf } from '../requests/caller.ts';

type Account = {
  disabled: boolean;
  customClaims?: { [claim: string]: unknown } | undefined;
  tokensValidAfterTime?: string | undefined;
};

/**
 * May this account still act as an operator, by a token of that sign-in (in seconds since 1970)? A token lives for an
 * hour: the account says whether the claim was taken away, or all its sessions ended, meanwhile.
 */
export const isOperatorNow = (account: Account, signedInAt: number): boolean =>
  !account.disabled &&
  account.customClaims?.operator === true &&
  signedInAt * 1_000 >= Date.parse(account.tokensValidAfterTime ?? '1970-01-01T00:00:00Z');

/** The operator who calls. Anybody else hears the same refusal, whatever is missing. */
export const operatorOf = async (request: Pick<CallableRequest, 'auth'>): Promise<string> => {
  const { userId } = callerOf(request);
  const refused = new HttpsError('permission-denied', 'This is for operators.');
  if (request.auth?.token.operator !== true) throw refused;
  const auth = await accounts();
  const account = await auth.getUser(userId);
  if (!isOperatorNow(account, request.auth.token.auth_time)) throw refused;
  return userId;
};
