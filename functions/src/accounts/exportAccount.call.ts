import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import type { AccountExport } from '../../../src/domain/schemas/accountExport.ts';
import { accounts } from '../accounts.ts';
import { exportUser } from '../effects/exportUser.ts';
import { takeTicket } from '../effects/takeTicket.ts';
import { documents } from '../site.ts';
import { callOptions, onCall, parseRequest } from './caller.ts';

export const Request = z.strictObject({});
const perHour = { action: 'export', limit: 10, seconds: 3_600 };

const accountOf = async (userId: string) => (await accounts()).getUser(userId);

/** Everything that is kept about the caller, and about nobody else. */
export const exportAccount = onCall(
  { ...callOptions, memory: '512MiB' },
  async ({ auth, data }): Promise<AccountExport> => {
    if (!auth) throw new HttpsError('unauthenticated', 'Please sign in first.');
    parseRequest(Request, data);
    const now = Date.now();
    if (!(await takeTicket(documents(), auth.uid, perHour, now)))
      throw new HttpsError('resource-exhausted', 'Too many downloads. Please try again later.');
    return exportUser(documents(), await accountOf(auth.uid), now);
  },
);
