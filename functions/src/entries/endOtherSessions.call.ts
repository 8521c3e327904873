import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { holderOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import { documents } from '../platform/site.ts';
import { endDevices } from '../push/devices.ts';
import { revokeOthers } from '../readers/revocations.ts';

export const Request = z.strictObject({});
const perHour = { action: 'sessions', limit: 20, seconds: 3_600 };

/**
 * Ends earlier sessions after a password change, even their ID tokens, which Firebase accepts for up to an
 * hour.
 */
export const endOtherSessions = onCall(memberOptions, async (request): Promise<{ ended: true }> => {
  const { userId } = await holderOf(request);
  parseRequest(Request, request.data);
  const now = Date.now();
  if (!(await consumeLimit(documents(), userId, perHour, now)))
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  const signedInAt = request.auth?.token.auth_time ?? 0;
  await revokeOthers(documents(), userId, signedInAt, now);
  await endDevices(documents(), userId, signedInAt);
  return { ended: true };
});
