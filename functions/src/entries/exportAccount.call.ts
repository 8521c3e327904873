import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import type { AccountExport } from '../../../src/domain/export/accountExport.schema.ts';
import { exportUser } from '../accounts/exportUser.ts';
import { callOptions, onCall, parseRequest } from '../http/caller.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import { documents } from '../platform/site.ts';
import { accounts } from '../readers/accounts.ts';

export const Request = z.strictObject({});
const perHour = { action: 'export', limit: 10, seconds: 3_600 };

const accountOf = async (userId: string) => (await accounts()).getUser(userId);

export const exportAccount = onCall(callOptions, async ({ auth, data }): Promise<AccountExport> => {
  if (!auth) throw new HttpsError('unauthenticated', 'Please sign in first.');
  parseRequest(Request, data);
  const now = Date.now();
  if (!(await consumeLimit(documents(), auth.uid, perHour, now)))
    throw new HttpsError('resource-exhausted', 'Too many downloads. Please try again later.');
  return exportUser(documents(), await accountOf(auth.uid), now);
});
