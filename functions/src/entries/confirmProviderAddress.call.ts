import type { UserRecord } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { providerIds } from '../../../src/domain/accounts/socialProviders.ts';
import { callerOf, callOptions, onCall, parseRequest } from '../http/caller.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import { documents } from '../platform/site.ts';
import { accounts } from '../readers/accounts.ts';

export const Request = z.strictObject({});
const perHour = { action: 'provider', limit: 20, seconds: 3_600 };

const vouching: readonly string[] = Object.values(providerIds);

/**
 * Returns the address that a sign-in provider confirmed for an account; null if none did.
 * @example vouchedAddress([{ providerId: 'facebook.com', email: 'lan@example.vn' }]) // => 'lan@example.vn'
 */
export const vouchedAddress = (
  providers: readonly Pick<UserRecord['providerData'][number], 'providerId' | 'email'>[],
): string | null =>
  providers.find(({ providerId, email }) => vouching.includes(providerId) && email)?.email ?? null;

/**
 * Confirms a Facebook account's address, since Firebase does not (D15). Replaces an address that the member
 * entered.
 */
export const confirmProviderAddress = onCall(callOptions, async (request): Promise<{ confirmed: true }> => {
  const { userId, isConfirmed } = callerOf(request);
  parseRequest(Request, request.data);
  if (isConfirmed) return { confirmed: true };
  if (!(await consumeLimit(documents(), userId, perHour, Date.now())))
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  const auth = await accounts();
  const email = vouchedAddress((await auth.getUser(userId)).providerData);
  if (email === null) throw new HttpsError('failed-precondition', 'No provider vouches for this address.');
  await auth.updateUser(userId, { email, emailVerified: true }).catch((failure: unknown) => {
    logger.warn('an address was not confirmed', { user: userId, failure: String(failure) });
    throw new HttpsError('failed-precondition', 'This address could not be confirmed.');
  });
  return { confirmed: true };
});
