/** Far more than any tool's input. */
export const maxBytes = 16_384;

type Arrived = { method: string; origin: string | undefined; bytes: number; body: unknown };
/** Response that needs no SDK call. `error` is the message of a JSON-RPC error. */
export type Gate = { status: number; headers?: Record<string, string>; error?: string };

const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
const secure = /^https:\/\/[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,9}(?::\d{1,5})?$/i;

/**
 * Returns whether pages of this origin may send requests. Plain http allows DNS rebinding, so it is accepted
 * only from the user's own machine.
 */
export const mayAsk = (origin: string | undefined): boolean =>
  origin === undefined || secure.test(origin) || ownMachine.test(origin);

/** Returns a preflight response or an error; null for an acceptable message. */
export const planGate = ({ method, origin, bytes, body }: Arrived): Gate | null => {
  if (!mayAsk(origin)) return { status: 403, error: 'This origin may not ask.' };
  if (method === 'OPTIONS')
    return {
      status: 204,
      headers: {
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': '*',
        'Access-Control-Max-Age': '86400',
      },
    };
  if (method !== 'POST')
    return { status: 405, headers: { Allow: 'POST, OPTIONS' }, error: 'Only POST: there are no sessions.' };
  if (bytes > maxBytes) return { status: 413, error: `A message has at most ${maxBytes} bytes.` };
  // The protocol dropped batches in June 2025. A batch may cancel its own requests, which then never end.
  if (Array.isArray(body)) return { status: 400, error: 'One message at a time, no batch.' };
  return null;
};
