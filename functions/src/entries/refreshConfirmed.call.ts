import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { refreshSeller } from '../flows/refreshSeller.ts';
import { holderOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import { documents } from '../platform/site.ts';
import { authAccounts } from '../readers/findPerson.ts';
import { recordPhone } from '../readers/identity.ts';
import { sellerPlace } from '../sellers/readSeller.ts';

export const Request = z.strictObject({});
const perHour = { action: 'confirmed', limit: 20, seconds: 3_600 };

export const refreshFacts = async (userId: string): Promise<void> => {
  if ((await sellerPlace(documents(), userId).get()).exists) await refreshSeller(userId);
};

/** Updates a seller's public facts after a phone number changed: Firebase Auth has no event for that. */
export const refreshConfirmed = onCall(memberOptions, async (request): Promise<{ refreshed: true }> => {
  const { userId } = await holderOf(request);
  parseRequest(Request, request.data);
  if (!(await consumeLimit(documents(), userId, perHour, Date.now())))
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  const account = await authAccounts(userId);
  if (account) await recordPhone(documents(), userId, Boolean(account.phone), Date.now());
  await refreshFacts(userId);
  return { refreshed: true };
});
