import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import type { Quotas } from '../../../src/domain/listings/quota.schema.ts';
import { memberOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { isWithin, type Limit } from '../http/rateLimit.ts';
import { documents } from '../platform/site.ts';
import { growQuotas } from '../quotas/growQuotas.ts';
import { maySendPhotos } from '../quotas/maySendPhotos.ts';

export const Request = z.strictObject({});
const limits: Limit[] = [{ action: 'own_quotas', limit: 60, seconds: 3_600 }];

/**
 * Returns the caller's quotas, raised if the account now qualifies. `photos`: whether the member may send
 * photos.
 */
export const ownQuotas = onCall(
  memberOptions,
  async (request): Promise<{ quotas: Quotas; photos: boolean }> => {
    const { userId } = await memberOf(request);
    parseRequest(Request, request.data);
    const now = Date.now();
    if (!(await isWithin(documents(), userId, limits, now)))
      throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
    return {
      quotas: await growQuotas(documents(), userId, now),
      photos: await maySendPhotos(documents(), userId, now),
    };
  },
);
