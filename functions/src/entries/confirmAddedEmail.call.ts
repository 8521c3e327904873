import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { readAddressToken } from '../accounts/addedAddress.plan.ts';
import { holderOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import { readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { accounts } from '../readers/accounts.ts';
import { refreshFacts } from './refreshConfirmed.call.ts';

export const Request = z.strictObject({ token: z.string().check(z.maxLength(1_000)) });
const perHour = { action: 'confirm_email', limit: 20, seconds: 3_600 };

/**
 * Adds an address to the account that requested the link. Requires a sign-in with that account: otherwise
 * people could confirm a stranger's address. An address in use is refused like a wrong link.
 */
export const confirmAddedEmail = onCall(memberOptions, async (request): Promise<{ confirmed: true }> => {
  const { userId, email: currentEmail } = await holderOf(request);
  const { token } = parseRequest(Request, request.data);
  const now = Date.now();
  if (!(await consumeLimit(documents(), userId, perHour, now)))
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  const refused = () => new HttpsError('failed-precondition', 'This link does not work here.');
  const added = readAddressToken(readSecrets('LINK_SECRET').LINK_SECRET, token, now);
  if (!added || added.userId !== userId) throw refused();
  if (currentEmail && currentEmail !== added.email) throw refused();
  const auth = await accounts();
  await auth.updateUser(userId, { email: added.email, emailVerified: true }).catch((failure: unknown) => {
    logger.warn('an address was not added', { user: userId, failure: String(failure) });
    throw refused();
  });
  await refreshFacts(userId);
  return { confirmed: true };
});
