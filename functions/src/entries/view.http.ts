import type { Response } from 'express';
import type { Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { takeLook } from '../analytics/takeLook.ts';
import { resources } from '../platform/resources.ts';
import { accounts } from '../readers/accounts.ts';
import { refuse } from '../requests/answer.ts';
import { onRequest } from '../requests/onRequest.ts';
import { visitorAddress } from '../requests/visitorAddress.ts';

/**
 * Who looks: the account of the token, else the address. Nothing that a visitor makes up tells them apart, so that people
 * behind one address count as one; a token that is none counts for nobody.
 */
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
 * Takes the id of a listing as plain text and counts a visit of it: for members, whom their token names; a visitor's comes with
 * the view of the page (count.http.ts), and here from pages of older builds. Whatever happens, nobody hears of it.
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
