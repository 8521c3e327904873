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
import { isLocal } from '../environment.ts';
import { inTrace } from '../trace.ts';

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
  });

/** Who calls, as the token says. */
export type Caller = { userId: string; email: string; name: string | null; isConfirmed: boolean };

/** Refuses whoever is not signed in. Facebook's accounts count as confirmed, whatever they say (D15). */
export const callerOf = ({ auth }: Pick<CallableRequest, 'auth'>): Caller => {
  if (!auth) throw new HttpsError('unauthenticated', 'Please sign in first.');
  const { email, email_verified, name, firebase } = auth.token;
  if (!email) throw new HttpsError('failed-precondition', 'This account has no e-mail address.');
  return {
    userId: auth.uid,
    email,
    name: typeof name === 'string' ? name : null,
    isConfirmed: email_verified === true || firebase.sign_in_provider === 'facebook.com',
  };
};

/** As callerOf, for deeds that need a confirmed address. */
export const memberOf = (request: Pick<CallableRequest, 'auth'>): Caller => {
  const caller = callerOf(request);
  if (caller.isConfirmed) return caller;
  throw new HttpsError('permission-denied', 'Please confirm your e-mail address first.');
};

/** What was sent, if it has the shape that it must have; nothing of it is repeated in the answer. */
export const parseRequest = <T>(schema: z.ZodMiniType<T>, data: unknown): T => {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new HttpsError('invalid-argument', 'The request does not have the right shape.');
};
