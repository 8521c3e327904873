import type { Response } from 'express';
import type { Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { takeLook } from '../analytics/takeLook.ts';
import { refuse } from '../http/answer.ts';
import { onRequest } from '../http/onRequest.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { resources } from '../platform/resources.ts';
import { accounts } from '../readers/accounts.ts';

/** Returns the token's account, else the network address. Null for an invalid token. */
const viewerOf = async (request: Request, address: string): Promise<string | null> => {
  const [, token] = /^Bearer (.+)$/.exec(request.get('Authorization') ?? '') ?? [];
  if (!token) return address;
  const auth = await accounts();
  const { uid } = await auth.verifyIdToken(token).catch(() => ({ uid: null }));
  return uid;
};

const take = async (request: Request): Promise<void> => {
  const address = visitorAddress(request, 'hosting');
  const viewer = await viewerOf(request, address);
  if (viewer !== null) await takeLook(request.body, { viewer, address });
};

/**
 * Counts a member's view of a listing, whose id is the body. Only older builds send visitors' views here,
 * instead of to count.http.ts.
 */
export const view = onRequest(resources.view, async (request: Request, response: Response) => {
  if (request.method !== 'POST') {
    response.set('Allow', 'POST');
    return refuse(response, 405);
  }
  try {
    await take(request);
  } catch (failure) {
    logger.warn('a visit was not counted', failure);
  }
  refuse(response, 204);
});
