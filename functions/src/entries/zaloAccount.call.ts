import { type CallableRequest, type FunctionsErrorCode, HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { settings } from '../../../src/settings.ts';
import { holderOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import { isRecent } from '../http/isRecent.ts';
import { isWithin } from '../http/rateLimit.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { isLocal, readEnvironment } from '../platform/environment.ts';
import { bindSecrets, readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { accounts } from '../readers/accounts.ts';
import { zaloHash } from '../readers/zaloClaim.ts';
import { askZalo, type ZaloProblem, ZaloRefusal } from '../zalo/askZalo.ts';
import { linkZalo, signInByZalo, unlinkZalo } from '../zalo/zaloAccount.ts';

/** `prove` signs the caller in again through Zalo. `link` allows sign-in by Zalo, `remove` ends it. */
export const Request = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.enum(['signIn', 'prove', 'link']),
    code: z.string().check(z.minLength(1), z.maxLength(2_000)),
    verifier: z.string().check(z.regex(/^[\w-]{43}$/)),
  }),
  z.strictObject({ act: z.literal('remove') }),
]);
type Attempt = Extract<z.output<typeof Request>, { code: string }>;

/** High limits, since many phones share a network. */
const perNetwork = [
  { action: 'zalo', limit: 40, seconds: 3_600 },
  { action: 'zalos', limit: 200, seconds: 86_400 },
];
/** Maximum minutes since sign-in: a stolen session must not link a Zalo account. */
const linkMinutes = 5;

const refusals = {
  code: ['not-found', 'Zalo does not know this code.'],
  busy: ['resource-exhausted', 'Zalo has too many requests. Please try again later.'],
  silent: ['unavailable', 'Zalo does not answer.'],
  app: ['unimplemented', 'Sign-in with Zalo is not set up.'],
  disabled: ['permission-denied', 'This account is suspended.'],
  another: ['already-exists', 'This Zalo account belongs to another account.'],
  otherWay: ['failed-precondition', 'This account needs another way to sign in.'],
} as const satisfies Record<
  ZaloProblem | 'disabled' | 'another' | 'otherWay',
  readonly [FunctionsErrorCode, string]
>;
const refused = (reason: keyof typeof refusals) => {
  const [code, message] = refusals[reason];
  return new HttpsError(code, message);
};

type Answer = { token: string | null; isNew: boolean; isNamed: boolean };
const nothing: Answer = { token: null, isNew: false, isNamed: true };

const callerFor = async (request: CallableRequest, act: Attempt['act'], now: number) => {
  if (act === 'signIn') return null;
  const { userId } = await holderOf(request);
  if (act === 'link' && !isRecent(request.auth?.token.auth_time ?? 0, now, linkMinutes))
    throw new HttpsError('unauthenticated', 'Please sign in again first.');
  return userId;
};

const hashFrom = async (attempt: Attempt) => {
  const app = {
    appId: settings.signIn.zalo,
    secret: readSecrets('ZALO_SECRET').ZALO_SECRET,
    ...(isLocal && { api: readEnvironment(process.env).ZALO_API }),
  };
  const { id, name } = await askZalo(app, attempt).catch((failure: unknown) => {
    throw failure instanceof ZaloRefusal ? refused(failure.problem) : failure;
  });
  return { hash: zaloHash(app.appId, id), name };
};

/** Needs a Google Cloud role: docs/operating.md, "Sign-in with Zalo". */
const sign = async (userId: string): Promise<string> => {
  const auth = await accounts();
  return auth.createCustomToken(userId).catch((failure: unknown) => {
    logger.error('no token can be signed', { failure: String(failure) });
    throw refused('app');
  });
};

const perform = async (attempt: Attempt, caller: string | null, now: number): Promise<Answer> => {
  const person = await hashFrom(attempt);
  const needs = { documents: documents(), accounts: await accounts(), now };
  if (attempt.act === 'link' && caller !== null) {
    const outcome = await linkZalo(needs, person.hash, caller);
    if (outcome !== 'done') throw refused(outcome);
    return nothing;
  }
  const outcome = await signInByZalo({ ...needs, sign }, person, caller);
  if (typeof outcome === 'string') throw refused(outcome);
  return outcome;
};

/** Signs in with Zalo, or changes whether the caller can (decision 129). */
export const zaloAccount = onCall(
  { ...memberOptions, ...bindSecrets('LINK_SECRET', 'ZALO_SECRET') },
  async (request): Promise<Answer> => {
    const attempt = parseRequest(Request, request.data);
    if (!settings.signIn.zalo) throw refused('app');
    const now = Date.now();
    if (
      !(await isWithin(documents(), hashedId(visitorAddress(request.rawRequest, 'direct')), perNetwork, now))
    )
      throw new HttpsError('resource-exhausted', 'Too many attempts. Please try again later.');
    if (attempt.act !== 'remove') return perform(attempt, await callerFor(request, attempt.act, now), now);
    const { userId } = await holderOf(request);
    const needs = { documents: documents(), accounts: await accounts() };
    if (!(await unlinkZalo(needs, userId))) throw refused('otherWay');
    return nothing;
  },
);
