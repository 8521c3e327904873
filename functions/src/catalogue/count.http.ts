import type { Request, Response } from 'express';
import { logger } from 'firebase-functions';
import { countView } from '../effects/countView.ts';
import { takeTicket } from '../effects/takeTicket.ts';
import { nameless } from '../plans/nameless.ts';
import { planView } from '../plans/planView.ts';
import { documents } from '../site.ts';
import { refuse } from './answer.ts';
import { onRequest } from './onRequest.ts';
import { visitorAddress } from './visitorAddress.ts';

const longest = 300;
/** Many people share an address; more than a classroom does, nobody clicks. */
const perAddress = { action: 'count', limit: 600, seconds: 3_600 };

const take = async (page: string, request: Request): Promise<void> => {
  const now = Date.now();
  const address = nameless(visitorAddress(request, 'hosting'));
  if (await takeTicket(documents(), address, perAddress, now)) await countView(documents(), page, now);
};

/** Takes the path of a page as plain text and counts one view of it, 600 an hour from one address. Whatever happens, the visitor hears nothing. */
export const answerCount = async (request: Request, response: Response): Promise<void> => {
  if (request.method !== 'POST') {
    response.set('Allow', 'POST');
    return refuse(response, 405);
  }
  const body: unknown = request.body;
  const page = typeof body === 'string' && body.length <= longest ? planView(body) : null;
  try {
    if (page) await take(page, request);
  } catch (failure) {
    logger.warn('a view was not counted', failure);
  }
  refuse(response, 204);
};

export const count = onRequest({ memory: '256MiB', maxInstances: 5 }, answerCount);
