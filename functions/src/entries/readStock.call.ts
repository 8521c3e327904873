import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import type { StockTable } from '../../../src/domain/stock/stock.schema.ts';
import { memberOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { isWithin } from '../http/rateLimit.ts';
import { documents } from '../platform/site.ts';
import { readTable } from '../stock/readTable.ts';

export const Request = z.strictObject({ rows: z.nullable(z.enum(['en', 'vi'])) });
const perHour = { action: 'read_stock', limit: 300, seconds: 3_600 };

export const readStock = onCall(memberOptions, async (request): Promise<StockTable> => {
  const { userId } = await memberOf(request);
  const { rows } = parseRequest(Request, request.data);
  const now = Date.now();
  if (!(await isWithin(documents(), userId, [perHour], now)))
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  return readTable(documents(), userId, rows, now);
});
