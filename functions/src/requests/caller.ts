import { logger } from 'firebase-functions';
import {
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall as open,
} from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { readTrace } from '../../../src/domain/trace.ts';
import { settings } from '../../../src/settings.ts';
import { isAddressConfirmed } from '../accounts.ts';
import { standingOf } from '../effects/revocations.ts';
import { isLocal, readEnvironment } from '../environment.ts';
import { documents } from '../site.ts';
import { inTrace } from '../trace.ts';
import { refuseUndecodable } from './refuseUndecodable.ts';

/**
 * How every call is opened: to pages of this site alone, and to nothing but a real browser that App Check vouches
 * for. The emulators have neither, a laptop being its own site.
 */
export const callOptions = { cors: isLocal ? true : [settings.origin], enforceAppCheck: !isLocal };

/**
 * As Firebase's own, and says in the log how each call went and to which visit it belongs: never who called, nor what
 * was sent.
 */
export const onCall = <T>(options: CallableOptions, handler: (request: CallableRequest) => Promise<T>) =>
  refuseUndecodable(
    open(options, (request) => {
      const trace = readTrace(request.rawRequest.get('traceparent'));
      const begun = Date.now();
      const say = (outcome: string) => logger.info('a call', { trace, outcome, took: Date.now() - begun });
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

/** Who calls, as the token says. */
export type Caller = { userId: string; email: string; name: string | null; isConfirmed: boolean };

/** Refuses whoever is not signed in. */
export const callerOf = ({ auth }: Pick<CallableRequest, 'auth'>): Caller => {
  if (!auth) throw new HttpsError('unauthenticated', 'Please sign in first.');
  const { email, name } = auth.token;
  if (!email) throw new HttpsError('failed-precondition', 'This account has no e-mail address.');
  return {
    userId: auth.uid,
    email,
    name: typeof name === 'string' ? name : null,
    isConfirmed: isAddressConfirmed(auth.token),
  };
};

/**
 * As callerOf, for members: their address is confirmed, they are not suspended, and the sign-in was not ended. The
 * question that mayAct() asks in firestore.rules.
 */
export const memberOf = async (request: Pick<CallableRequest, 'auth'>): Promise<Caller> => {
  const caller = callerOf(request);
  if (!caller.isConfirmed)
    throw new HttpsError('permission-denied', 'Please confirm your e-mail address first.');
  const asked = { ...caller, signedInAt: request.auth?.token.auth_time ?? 0 };
  const standing = await standingOf(documents(), asked, readEnvironment(process.env).LINK_SECRET);
  if (standing === 'suspended') throw new HttpsError('permission-denied', 'This account is suspended.');
  if (standing === 'revoked') throw new HttpsError('unauthenticated', 'Please sign in again.');
  return caller;
};

/** What was sent, if it has the shape that it must have; nothing of it is repeated in the answer. */
export const parseRequest = <T>(schema: z.ZodMiniType<T>, data: unknown): T => {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new HttpsError('invalid-argument', 'The request does not have the right shape.');
};
