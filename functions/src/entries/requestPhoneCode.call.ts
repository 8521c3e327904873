import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { signInPhone } from '../../../src/domain/accounts/signInPhone.ts';
import { settings } from '../../../src/settings.ts';
import { codeTickets } from '../accounts/phoneLimits.ts';
import { memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { areWithin } from '../http/rateLimit.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { identityId } from '../readers/identityId.plan.ts';

export const Request = z.strictObject({ phone: z.string().check(z.maxLength(20)) });

type Needs = { documents: Firestore; secret: string; visitor: string; now: number };

/**
 * Counts a text message to this number, with or without an account.
 * @returns false if a limit is exhausted
 */
export const takePhoneCode = async (
  phone: string,
  userId: string | null,
  { documents, secret, visitor, now }: Needs,
): Promise<boolean> =>
  areWithin(documents, codeTickets({ number: identityId(secret, 'phone', phone), userId, visitor }), now);

/** Counts a code before the browser requests it from Firebase: each costs money (decision 66). */
export const requestPhoneCode = onCall(memberOptions, async (request): Promise<{ counted: true }> => {
  const { phone } = parseRequest(Request, request.data);
  const { enabled, dialCodes } = settings.phoneSignIn;
  if (!enabled) throw new HttpsError('failed-precondition', 'Codes are not sent here.');
  const signIn = signInPhone(phone, dialCodes);
  if (!('number' in signIn)) throw new HttpsError('invalid-argument', 'No code is sent to this number.');
  const taken = await takePhoneCode(signIn.number, request.auth?.uid ?? null, {
    documents: documents(),
    secret: readSecrets('LINK_SECRET').LINK_SECRET,
    visitor: visitorAddress(request.rawRequest, 'direct'),
    now: Date.now(),
  });
  if (!taken) throw new HttpsError('resource-exhausted', 'Too many codes. Please try again later.');
  return { counted: true };
});
