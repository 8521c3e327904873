import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { countPageView } from '../analytics/countPageView.ts';
import { takeLook } from '../analytics/takeLook.ts';
import { planView, readCounted } from '../analytics/view.plan.ts';
import { refuse } from '../http/answer.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import { memoryLimit } from '../http/memoryLimit.ts';
import { onRequest } from '../http/onRequest.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { resources } from '../platform/resources.ts';
import { documents } from '../platform/site.ts';

const maxLength = 400;
/** High, since many people share a network address. */
const isWithin = memoryLimit({ limit: 600, seconds: 3_600 });

const take = async (request: Request): Promise<void> => {
  const body: unknown = request.body;
  if (typeof body !== 'string' || body.length > maxLength) return;
  const { listing, address: page } = readCounted(body);
  const view = planView(page);
  if (!view) return;
  const address = visitorAddress(request, 'hosting');
  const now = Date.now();
  if (!isWithin(hashedId(address), now)) return;
  const isLook = listing !== '' && view.page === '/motorcycle';
  await Promise.all([
    countPageView(documents(), view, now),
    isLook && takeLook(listing, { viewer: address, address }),
  ]);
};

/** Counts a page view, and a visitor's view of a listing. Text body: optional listing id, then the path. */
export const answerCount = async (request: Request, response: Response): Promise<void> => {
  if (request.method !== 'POST') {
    response.set('Allow', 'POST');
    return refuse(response, 405);
  }
  try {
    await take(request);
  } catch (failure) {
    logger.warn('a view was not counted', failure);
  }
  refuse(response, 204);
};

export const count = onRequest(resources.count, answerCount);
