import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { closeAccount, type Leaving } from '../flows/eraseUser.ts';
import { requestErasure } from '../flows/erasures.ts';
import { callerOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { isRecent } from '../http/isRecent.ts';
import { isWithin } from '../http/rateLimit.ts';
import { readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { authAccounts } from '../readers/findPerson.ts';
import { isBarred, readStanding } from '../readers/revocations.ts';
import { rememberLeaver } from '../readers/suspendedIdentities.ts';

export const Request = z.strictObject({});

const minutes = 5;
const perHour = { action: 'delete', limit: 10, seconds: 3_600 };

/** Returns the account to delete. Omits an unconfirmed address, which may be a stranger's. */
export const leavingOf = (auth: NonNullable<CallableRequest['auth']>): Leaving => {
  const { uid, token } = auth;
  if (!token.email) return { userId: uid, email: null };
  const { email, isConfirmed } = callerOf({ auth });
  return { userId: uid, email: isConfirmed ? email : null };
};

/**
 * Deletes the caller's account, after a sign-in within five minutes. Closes it at once; erasure continues
 * later.
 */
export const deleteAccount = onCall(memberOptions, async (request): Promise<{ begun: true }> => {
  const { auth, data } = request;
  if (!auth) throw new HttpsError('unauthenticated', 'Please sign in first.');
  parseRequest(Request, data);
  const now = Date.now();
  if (!isRecent(auth.token.auth_time, now, minutes))
    throw new HttpsError('failed-precondition', 'Please sign in again first.');
  if (!(await isWithin(documents(), auth.uid, [perHour], now)))
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  const needs = {
    documents: documents(),
    accounts: authAccounts,
    secret: readSecrets('LINK_SECRET').LINK_SECRET,
  };
  const leaving = leavingOf(auth);
  const { ended } = await readStanding(needs, { ...leaving, signedInAt: auth.token.auth_time });
  // A suspension ends all sessions, but suspended people may still delete their account.
  if (ended && !(await isBarred(documents(), auth.uid)))
    throw new HttpsError('unauthenticated', 'Please sign in again.');
  await rememberLeaver(needs, auth.uid, now);
  await requestErasure(documents(), leaving, now);
  await closeAccount(auth.uid);
  return { begun: true };
});
