import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { countPageView } from '../analytics/countPageView.ts';
import { type PageView, planView } from '../analytics/view.plan.ts';
import { resources } from '../platform/resources.ts';
import { documents } from '../platform/site.ts';
import { refuse } from '../requests/answer.ts';
import { hashedId } from '../requests/hashedId.plan.ts';
import { memoryLimit } from '../requests/memoryLimit.ts';
import { onRequest } from '../requests/onRequest.ts';
import { visitorAddress } from '../requests/visitorAddress.ts';

const longest = 300;
/** Many people share an address; more than a classroom does, nobody clicks. */
const isWithin = memoryLimit({ limit: 600, seconds: 3_600 });

const take = async (view: PageView, request: Request): Promise<void> => {
  const now = Date.now();
  const address = hashedId(visitorAddress(request, 'hosting'));
  if (isWithin(address, now)) await countPageView(documents(), view, now);
};

/** Takes the path of a page as plain text and counts one view of it, 600 an hour from one address for each instance. Whatever happens, the visitor hears nothing. */
export const answerCount = async (request: Request, response: Response): Promise<void> => {
  if (request.method !== 'POST') {
    response.set('Allow', 'POST');
    return refuse(response, 405);
  }
  const body: unknown = request.body;
  const view = typeof body === 'string' && body.length <= longest ? planView(body) : null;
  try {
    if (view) await take(view, request);
  } catch (failure) {
    logger.warn('a view was not counted', failure);
  }
  refuse(response, 204);
};

export const count = onRequest(resources.count, answerCount);
