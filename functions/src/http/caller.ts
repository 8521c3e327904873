import {
  type CallableOptions,
  type CallableRequest,
  type FunctionsErrorCode,
  HttpsError,
  onCall as open,
} from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import type * as z from 'zod/mini';
import { type Condition, missingFor, type Right } from '../../../src/domain/accounts/standing.ts';
import { readTrace } from '../../../src/domain/platform/trace.ts';
import { settings } from '../../../src/settings.ts';
import { isLocal } from '../platform/environment.ts';
import { bindSecrets, readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { inTrace } from '../platform/trace.ts';
import { isAddressConfirmed } from '../readers/accounts.ts';
import { canonicalAddress } from '../readers/canonicalAddress.plan.ts';
import { readStanding } from '../readers/revocations.ts';
import { zaloIn } from '../readers/zaloClaim.ts';
import { refuseUndecodable } from './refuseUndecodable.ts';

const { appCheck } = settings;

/**
 * Accepts calls only from this site's pages and, once App Check is enforced, from attested browsers. The
 * emulators accept all.
 */
export const callOptions = {
  cors: isLocal ? true : [settings.origin],
  enforceAppCheck: !isLocal && appCheck === 'enforce',
};

/** Binds the secret that the suspension check needs. */
export const memberOptions = { ...callOptions, ...bindSecrets('LINK_SECRET') };

/** Returns App Check's result, which is logged before App Check is enforced. */
export const checkOf = ({ app, rawRequest }: Pick<CallableRequest, 'app' | 'rawRequest'>) => {
  if (app) return 'valid';
  return rawRequest.get('X-Firebase-AppCheck') === undefined ? 'missing' : 'invalid';
};

/** Declares a callable function that logs each result, but neither caller nor data. */
export const onCall = <T>(options: CallableOptions, handler: (request: CallableRequest) => Promise<T>) =>
  refuseUndecodable(
    open(options, (request) => {
      const trace = readTrace(request.rawRequest.get('traceparent'));
      const begun = Date.now();
      const checked = isLocal || appCheck === 'off' ? {} : { app_check: checkOf(request) };
      const say = (outcome: string) =>
        logger.info('a call', { trace, outcome, took: Date.now() - begun, ...checked });
      return inTrace(trace, async () => {
        try {
          const answer = await handler(request);
          say('ok');
          return answer;
        } catch (failure) {
          say(failure instanceof HttpsError ? failure.code : 'internal');
          throw failure;
        }
      });
    }),
  );

export type Caller = {
  userId: string;
  email: string | null;
  phone?: string | null;
  /** Hash of a Zalo account. */
  zalo?: string | null;
  name: string | null;
  /** Whether the email address is confirmed; phone numbers and Zalo accounts always are. */
  isConfirmed: boolean;
};

/** @throws if not signed in */
export const callerOf = ({ auth }: Pick<CallableRequest, 'auth'>): Caller => {
  if (!auth) throw new HttpsError('unauthenticated', 'Please sign in first.');
  const { email = null, phone_number: phone = null, name } = auth.token;
  const zalo = zaloIn(auth.token);
  if (!email && !phone && !zalo)
    throw new HttpsError('failed-precondition', 'This account has no e-mail address and no number.');
  return {
    userId: auth.uid,
    email,
    phone,
    zalo,
    name: typeof name === 'string' ? name : null,
    isConfirmed: isAddressConfirmed(auth.token),
  };
};

/**
 * Returns the identity that rate limits apply to. Accounts with the same mailbox share their limits.
 * @example senderOf({ userId: 'lan', email: null, phone: '+84912345678' }) // => '+84912345678'
 */
export const senderOf = ({
  userId,
  email,
  phone,
  zalo,
}: Pick<Caller, 'userId' | 'email' | 'phone' | 'zalo'>): string =>
  email ? canonicalAddress(email) : (phone ?? zalo ?? userId);

const refusals = {
  confirmed: ['permission-denied', 'Please confirm your e-mail address first.'],
  address: ['permission-denied', 'Please confirm your e-mail address first.'],
  operator: ['permission-denied', 'This is for operators.'],
  noOperator: ['permission-denied', 'Operators only moderate. Please use another account for this.'],
  open: ['permission-denied', 'This account is suspended.'],
  current: ['unauthenticated', 'Please sign in again.'],
} as const satisfies Record<Condition, readonly [FunctionsErrorCode, string]>;

/** Returns the caller; an unconfirmed address becomes null. @throws if the caller lacks the right */
const callerWith = async (right: Right, request: Pick<CallableRequest, 'auth'>): Promise<Caller> => {
  const asking = callerOf(request);
  const caller = { ...asking, email: asking.isConfirmed ? asking.email : null };
  const token = request.auth?.token;
  const standing = {
    address: caller.email !== null,
    phone: Boolean(caller.phone),
    zalo: Boolean(caller.zalo),
    operator: token?.operator === true,
    ...(await readStanding(
      { documents: documents(), secret: readSecrets('LINK_SECRET').LINK_SECRET },
      { ...caller, signedInAt: token?.auth_time ?? 0 },
    )),
  };
  const missing = missingFor(right, standing);
  if (missing === null) return caller;
  const [code, message] = refusals[missing];
  throw new HttpsError(code, message);
};

/** Returns the caller if they may act as a member, like mayAct() in firestore.rules. */
export const memberOf = (request: Pick<CallableRequest, 'auth'>): Promise<Caller> =>
  callerWith('act', request);

/** Returns the caller of an action on their own account, whether member or operator. */
export const holderOf = (request: Pick<CallableRequest, 'auth'>): Promise<Caller> =>
  callerWith('keepAccount', request);

/** Parses a request. @throws an error that does not contain the request's data */
export const parseRequest = <T>(schema: z.ZodMiniType<T>, data: unknown): T => {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new HttpsError('invalid-argument', 'The request does not have the right shape.');
};
