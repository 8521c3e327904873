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
import { refuseUndecodable } from './refuseUndecodable.ts';

const { appCheck } = settings;

/**
 * How every call is opened: to pages of this site alone and, once App Check is enforced, to nothing but a real browser
 * that it vouches for. The emulators have neither, a laptop being its own site.
 */
export const callOptions = {
  cors: isLocal ? true : [settings.origin],
  enforceAppCheck: !isLocal && appCheck === 'enforce',
};

/** The same for calls that ask who may do something, which compares signed hashes. */
export const memberOptions = { ...callOptions, ...bindSecrets('LINK_SECRET') };

/**
 * What App Check says of who calls. firebase-functions has verified the token; while App Check is watched only, it lets
 * the others in as well, and the log says how many they are.
 */
export const checkOf = ({ app, rawRequest }: Pick<CallableRequest, 'app' | 'rawRequest'>) => {
  if (app) return 'valid';
  return rawRequest.get('X-Firebase-AppCheck') === undefined ? 'missing' : 'invalid';
};

/**
 * As Firebase's own, and says in the log how each call went and to which visit it belongs: never who called, nor what
 * was sent.
 */
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

/** Who calls, as the token says: with an address, a number that was confirmed by a code, or both. */
export type Caller = {
  userId: string;
  email: string | null;
  phone?: string | null;
  name: string | null;
  /** Whether the address is: a number always is. */
  isConfirmed: boolean;
};

/** Refuses whoever is not signed in. */
export const callerOf = ({ auth }: Pick<CallableRequest, 'auth'>): Caller => {
  if (!auth) throw new HttpsError('unauthenticated', 'Please sign in first.');
  const { email = null, phone_number: phone = null, name } = auth.token;
  if (!email && !phone)
    throw new HttpsError('failed-precondition', 'This account has no e-mail address and no number.');
  return {
    userId: auth.uid,
    email,
    phone,
    name: typeof name === 'string' ? name : null,
    isConfirmed: isAddressConfirmed(auth.token),
  };
};

/**
 * By whom limits count a member: one who deletes an account and signs up again begins no new count.
 * @example senderOf({ userId: 'lan', email: null, phone: '+84912345678' }) // => '+84912345678'
 */
export const senderOf = ({ userId, email, phone }: Pick<Caller, 'userId' | 'email' | 'phone'>): string =>
  email ? canonicalAddress(email) : (phone ?? userId);

const refusals = {
  confirmed: ['permission-denied', 'Please confirm your e-mail address first.'],
  address: ['permission-denied', 'Please confirm your e-mail address first.'],
  operator: ['permission-denied', 'This is for operators.'],
  noOperator: ['permission-denied', 'Operators only moderate. Please use another account for this.'],
  open: ['permission-denied', 'This account is suspended.'],
  current: ['unauthenticated', 'Please sign in again.'],
} as const satisfies Record<Condition, readonly [FunctionsErrorCode, string]>;

/** Refuses whoever lacks a right. An address that is not confirmed is left out of the answer. */
const callerWith = async (right: Right, request: Pick<CallableRequest, 'auth'>): Promise<Caller> => {
  const asking = callerOf(request);
  const caller = { ...asking, email: asking.isConfirmed ? asking.email : null };
  const token = request.auth?.token;
  const standing = {
    address: caller.email !== null,
    phone: Boolean(caller.phone),
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

/** As callerOf, for what members do: the question that mayAct() asks in firestore.rules. */
export const memberOf = (request: Pick<CallableRequest, 'auth'>): Promise<Caller> =>
  callerWith('act', request);

/** As memberOf, for the account itself, which operators have as well. */
export const holderOf = (request: Pick<CallableRequest, 'auth'>): Promise<Caller> =>
  callerWith('keepAccount', request);

/** What was sent, if it has the shape that it must have; nothing of it is repeated in the answer. */
export const parseRequest = <T>(schema: z.ZodMiniType<T>, data: unknown): T => {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new HttpsError('invalid-argument', 'The request does not have the right shape.');
};
