import type { Response } from 'express';
import { logger } from 'firebase-functions';
import type { Request } from 'firebase-functions/https';
import { isDocumentName } from '../../../src/domain/listingId.ts';
import { accounts } from '../accounts.ts';
import { countListingView } from '../effects/countListingView.ts';
import { takeTicket } from '../effects/takeTicket.ts';
import { nameless } from '../plans/nameless.ts';
import { documents } from '../site.ts';
import { refuse } from './answer.ts';
import { onRequest } from './onRequest.ts';
import { visitorAddress } from './visitorAddress.ts';

const perAddress = { action: 'view', limit: 300, seconds: 3_600 };

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
  const id: unknown = request.body;
  if (typeof id !== 'string' || !isDocumentName(id)) return;
  const store = documents();
  const address = visitorAddress(request, 'hosting');
  const viewer = await viewerOf(request, address);
  if (viewer === null) return;
  const now = Date.now();
  if (await takeTicket(store, nameless(address), perAddress, now))
    await countListingView(store, { listingId: id, viewer }, now);
};

/** Takes the id of a listing as plain text and counts a visit of it. Whatever happens, the visitor hears nothing. */
export const view = onRequest({ memory: '256MiB' }, async (request: Request, response: Response) => {
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
