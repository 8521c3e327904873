import { isOffline } from '../domain/platform/isOffline.ts';
import { wellFormed } from '../domain/text/wellFormed.ts';
import { appCheckHeader, type Check } from './appCheckHeader.ts';
import { emulators } from './emulators.ts';
import { forgetToken } from './keptToken.ts';
import { idToken } from './session.ts';

/** `code`: such as 'resource-exhausted', 'permission-denied' or 'unavailable'. `message`: the server's. */
export class RequestError extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RequestError';
    this.code = code;
  }
}

// A schema would add 9 KB to every member's page.
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A streamed answer contains the error in one of its parts. */
const errorIn = (body: unknown): unknown =>
  [body].flat().find((part): part is { error: unknown } => isRecord(part) && 'error' in part)?.error;

const explain = (error: unknown) => {
  const { status, message } = isRecord(error) ? error : {};
  const code = typeof status === 'string' ? status.toLowerCase().replaceAll('_', '-') : 'internal';
  return new RequestError(code, typeof message === 'string' ? message : '');
};

const timeoutMs = 30_000;

/** Cut text may end in half a surrogate pair, which UTF-8 cannot encode. */
const mended = (_: string, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value);

const unreachable = (cause: unknown): never => {
  throw new RequestError('unavailable', 'the service could not be reached', { cause });
};

export type Manner = { headers?: Record<string, string>; check?: Check };

/**
 * Prepares a request. The returned function sends it. With `keepalive` a request up to 64 KB outlives the
 * page.
 */
export const readyPost = async (
  address: string,
  body: unknown,
  { headers = {}, check = 'atHand' }: Manner = {},
): Promise<(how?: { keepalive: boolean }) => Promise<unknown>> => {
  // Offline, getting tokens would never end. Local emulators need no network.
  if (isOffline() && !emulators()) unreachable('offline');
  const [token, checked] = await Promise.all([idToken(), appCheckHeader(check)]).catch(unreachable);
  const request = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...headers,
      ...checked,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body, mended),
  };
  const send = async (how: { keepalive: boolean }) => {
    const response = await fetch(address, { ...request, ...how, signal: AbortSignal.timeout(timeoutMs) });
    return { ok: response.ok, answer: (await response.json()) as unknown };
  };
  return async (how = { keepalive: false }) => {
    const { ok, answer } = await send(how).catch(unreachable);
    const error = errorIn(answer);
    if (!ok || error !== undefined) throw explain(error);
    return answer;
  };
};

/** Renews refused tokens. @returns whether to repeat the request */
const renewed = async () => {
  const forgotten = forgetToken();
  const token = await idToken(true).catch(() => null);
  return forgotten || token !== null;
};

/**
 * Sends JSON to a service of this site as the signed-in person. Renews refused tokens (401) once. Fails with
 * a RequestError.
 * @example await post('https://…/sendConfirmation', { data: { language: 'vi' } }, { headers: { traceparent } })
 */
export const post = async (address: string, body: unknown, manner: Manner = {}): Promise<unknown> => {
  const send = async () => (await readyPost(address, body, manner))();
  try {
    return await send();
  } catch (failure) {
    const refused = failure instanceof RequestError && failure.code === 'unauthenticated';
    if (!refused || !(await renewed())) throw failure;
    return send();
  }
};
