import type { Request, Response } from 'express';
import type { CallableFunction } from 'firebase-functions/https';

/** Maximum nesting depth, so that the recursive decoder does not overflow the stack. */
const deepest = 20;

/**
 * Returns whether firebase-functions can decode a request. Rejects `@type`, with which other platforms' SDKs
 * mark numbers.
 * @example isDecodable({ id: 'a', tags: ['b'] }) // => true
 * @example isDecodable({ '@type': 'x' }) // => false
 */
export const isDecodable = (data: unknown, depth = 0): boolean => {
  if (typeof data !== 'object' || data === null) return true;
  if (depth === deepest || '@type' in data) return false;
  return Object.values(data).every((value) => isDecodable(value, depth + 1));
};

const refusal = {
  error: { status: 'INVALID_ARGUMENT', message: 'The request does not have the right shape.' },
};

/**
 * Responds with 400 to a request that firebase-functions cannot decode, but would log completely. Removes the
 * header that names Express.
 */
export const refuseUndecodable = <T extends CallableFunction<never, unknown>>(call: T): T =>
  new Proxy(call, {
    apply: (target, self, [request, response]: [Request, Response]) => {
      response.removeHeader('X-Powered-By');
      if (isDecodable(request.body)) return Reflect.apply(target, self, [request, response]);
      response.status(400).json(refusal);
    },
  });
