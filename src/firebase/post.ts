import { isOffline } from '../domain/platform/isOffline.ts';
import { wellFormed } from '../domain/text/wellFormed.ts';
import { appCheckHeader, type Check } from './appCheckHeader.ts';
import { emulators } from './emulators.ts';
import { forgetToken } from './keptToken.ts';
import { idToken } from './session.ts';

/** `code` is such as 'resource-exhausted', 'permission-denied' or 'unavailable'; `message` is the server's. */
export class RequestError extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RequestError';
    this.code = code;
  }
}

// By hand: a schema would bring 9 KB to every page of somebody signed in.
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Functions and Firestore tell a failure in one shape; an answer in parts has it in one of them. */
const errorIn = (body: unknown): unknown =>
  [body].flat().find((part): part is { error: unknown } => isRecord(part) && 'error' in part)?.error;

const explain = (error: unknown) => {
  const { status, message } = isRecord(error) ? error : {};
  const code = typeof status === 'string' ? status.toLowerCase().replaceAll('_', '-') : 'internal';
  return new RequestError(code, typeof message === 'string' ? message : '');
};

const patience = 30_000;

/** Half a sign, as a text that was cut ends with, cannot be stored: UTF-8 has none. */
const mended = (_: string, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value);

const unreachable = (cause: unknown): never => {
  throw new RequestError('unavailable', 'the service could not be reached', { cause });
};

/** Beside what is sent: headers of its own, and how much is asked of App Check (nothing is loaded for it unless told). */
export type Manner = { headers?: Record<string, string>; check?: Check };

/**
 * Makes a request of `post` ready, so that it leaves in the very moment in which the answer is called for: a page that
 * is being left waits for nothing. With `keepalive` it arrives although the page is gone; a browser lets no more than
 * 64 KB go so.
 */
export const readyPost = async (
  address: string,
  body: unknown,
  { headers = {}, check = 'atHand' }: Manner = {},
): Promise<(how?: { keepalive: boolean }) => Promise<unknown>> => {
  // Proofs of who asks would be waited for in vain. The emulators of this machine need no network.
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
    const response = await fetch(address, { ...request, ...how, signal: AbortSignal.timeout(patience) });
    return { ok: response.ok, answer: (await response.json()) as unknown };
  };
  return async (how = { keepalive: false }) => {
    const { ok, answer } = await send(how).catch(unreachable);
    const error = errorIn(answer);
    if (!ok || error !== undefined) throw explain(error);
    return answer;
  };
};

/** Gets new proofs in place of those that were refused. @returns whether there are any */
const renewed = async () => {
  const forgotten = forgetToken();
  const token = await idToken(true).catch(() => null);
  return forgotten || token !== null;
};

/**
 * Sends JSON to a service of this site, as whoever is signed in, and reads the answer. A proof that the service does not
 * take (401), as after a change of this machine's clock, is renewed once. Fails with a RequestError.
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
