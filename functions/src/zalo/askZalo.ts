import { createHmac } from 'node:crypto';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';

/** `api` replaces Zalo's servers on the emulators. */
export type ZaloApp = { appId: string; secret: string; api?: string | undefined };
/** `code`: the code is expired, used or forged. `app`: wrong app id or secret. */
export type ZaloProblem = 'code' | 'busy' | 'silent' | 'app';

export class ZaloRefusal extends Error {
  readonly problem: ZaloProblem;
  constructor(problem: ZaloProblem, options?: ErrorOptions) {
    super(`Zalo: ${problem}`, options);
    this.problem = problem;
  }
}

export const zaloOauth = 'https://oauth.zaloapp.com';
export const zaloGraph = 'https://graph.zalo.me';
const timeoutMs = 8_000;

/** Body of an error: most errors have status 200. */
const Failure = z.object({ error: z.number().check(z.refine((number) => number !== 0)) });
const Token = z.object({ access_token: z.string().check(z.minLength(1)) });
/** String: as a number, the id would be rounded and could equal another person's. */
const Person = z.object({ id: z.string().check(z.regex(/^\d{1,32}$/)) });
const Named = z.object({ name: z.string() });

const wrongApp: readonly number[] = [-14_002, -14_004, -14_018];

const read = async (address: string, init: RequestInit): Promise<unknown> => {
  const request = { ...init, signal: AbortSignal.timeout(timeoutMs) };
  try {
    const response = await fetch(address, { ...request, redirect: 'error' });
    if (response.status === 429) throw new ZaloRefusal('busy');
    if (!response.ok) throw new ZaloRefusal('silent');
    return JSON.parse(await response.text()) as unknown;
  } catch (cause) {
    throw cause instanceof ZaloRefusal ? cause : new ZaloRefusal('silent', { cause });
  }
};

/** Logs an error only by its number: a response may contain a token. */
const parse = <T>(schema: z.ZodMiniType<T>, answer: unknown, step: string, otherwise: ZaloProblem): T => {
  const failure = Failure.safeParse(answer);
  if (failure.success) {
    const { error } = failure.data;
    const problem = wrongApp.includes(error) ? 'app' : otherwise;
    logger.warn('Zalo refuses', { step, error, problem });
    throw new ZaloRefusal(problem);
  }
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  logger.warn('Zalo answers in another shape', { step });
  throw new ZaloRefusal('silent');
};

type AskProfile = (field: 'id' | 'name') => Promise<unknown>;

const profileOf =
  ({ secret, api }: ZaloApp, token: string): AskProfile =>
  (field) =>
    read(`${api ?? zaloGraph}/v2.0/me?fields=${field}`, {
      headers: {
        access_token: token,
        appsecret_proof: createHmac('sha256', secret).update(token).digest('hex'),
      },
    });

export type ZaloPerson = {
  id: string;
  /** Requests the person's name; null from servers outside Vietnam, which Zalo refuses. */
  name: () => Promise<string | null>;
};

/** Exchanges an authorization code for the person's id. @throws ZaloRefusal */
export const askZalo = async (
  app: ZaloApp,
  { code, verifier }: { code: string; verifier: string },
): Promise<ZaloPerson> => {
  const answer = await read(`${app.api ?? zaloOauth}/v4/access_token`, {
    method: 'POST',
    headers: { secret_key: app.secret, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      code,
      app_id: app.appId,
      grant_type: 'authorization_code',
      code_verifier: verifier,
    }),
  });
  const { access_token: token } = parse(Token, answer, 'token', 'code');
  const ask = profileOf(app, token);
  const { id } = parse(Person, await ask('id'), 'id', 'silent');
  const name = async () => {
    try {
      return parse(Named, await ask('name'), 'name', 'silent').name;
    } catch {
      return null;
    }
  };
  return { id, name };
};
