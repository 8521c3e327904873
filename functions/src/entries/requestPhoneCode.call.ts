import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { signInPhone } from '../../../src/domain/accounts/signInPhone.ts';
import { settings } from '../../../src/settings.ts';
import { codeTickets } from '../accounts/phoneLimits.ts';
import { readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { identityId } from '../readers/identityId.plan.ts';
import { memberOptions, onCall, parseRequest } from '../requests/caller.ts';
import { areWithin } from '../requests/rateLimit.ts';
import { visitorAddress } from '../requests/visitorAddress.ts';

export const Request = z.strictObject({ phone: z.string().check(z.maxLength(20)) });

type Needs = { documents: Firestore; secret: string; visitor: string; now: number };

/**
 * May a code be sent to this number? Whether anybody has an account with it is not looked at, so the answer does not tell.
 * @returns false when there were too many
 */
export const takePhoneCode = async (
  phone: string,
  userId: string | null,
  { documents, secret, visitor, now }: Needs,
): Promise<boolean> =>
  areWithin(documents, codeTickets({ number: identityId(secret, 'phone', phone), userId, visitor }), now);

/** Counts a code before the browser asks Firebase to send it: each costs money (decision 66). */
export const requestPhoneCode = onCall(memberOptions, async (request): Promise<{ counted: true }> => {
  const { phone } = parseRequest(Request, request.data);
  const { enabled, dialCodes } = settings.phoneSignIn;
  if (!enabled) throw new HttpsError('failed-precondition', 'Codes are not sent here.');
  const asked = signInPhone(phone, dialCodes);
  if (!('number' in asked)) throw new HttpsError('invalid-argument', 'No code is sent to this number.');
  const taken = await takePhoneCode(asked.number, request.auth?.uid ?? null, {
    documents: documents(),
    secret: readSecrets('LINK_SECRET').LINK_SECRET,
    visitor: visitorAddress(request.rawRequest, 'direct'),
    now: Date.now(),
  });
  if (!taken) throw new HttpsError('resource-exhausted', 'Too many codes. Please try again later.');
  return { counted: true };
});
