import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import type { Figures } from '../../../src/domain/listings/figures.schema.ts';
import { countListingFigures } from '../analytics/countListingFigures.ts';
import { memberOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { isWithin, type Limit } from '../http/rateLimit.ts';
import { documents } from '../platform/site.ts';

export const Request = z.strictObject({});
const limits: Limit[] = [{ action: 'figures', limit: 120, seconds: 3_600 }];

export const listingFigures = onCall(
  memberOptions,
  async (request): Promise<{ figures: Record<string, Figures> }> => {
    const { userId } = await memberOf(request);
    parseRequest(Request, request.data);
    if (!(await isWithin(documents(), userId, limits, Date.now())))
      throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
    return { figures: await countListingFigures(documents(), userId) };
  },
);
