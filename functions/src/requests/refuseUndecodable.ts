import type { Request, Response } from 'express';
import type { CallableFunction } from 'firebase-functions/https';

/** Deeper than anything that this site sends, and far from where a decoder that calls itself runs out of stack. */
const deepest = 20;

/**
 * Can firebase-functions decode what was sent? `@type` marks numbers of other platforms' SDKs, which ours never sends.
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
 * A call that answers 400 to what firebase-functions would answer 500 to, writing it whole into the log. No answer says
 * that Express made it.
 */
export const refuseUndecodable = <T extends CallableFunction<never, unknown>>(call: T): T =>
  new Proxy(call, {
    apply: (target, self, [request, response]: [Request, Response]) => {
      response.removeHeader('X-Powered-By');
      if (isDecodable(request.body)) return Reflect.apply(target, self, [request, response]);
      response.status(400).json(refusal);
    },
  });
