import type { Request, Response } from 'express';
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { countView } from '../effects/countView.ts';
import { planView } from '../plans/planView.ts';
import { documents } from '../site.ts';
import { refuse } from './answer.ts';

const longest = 300;

/** Takes the path of a page as plain text and counts one view of it. Whatever happens, the visitor hears nothing. */
export const answerCount = async (request: Request, response: Response): Promise<void> => {
  if (request.method !== 'POST') {
    response.set('Allow', 'POST');
    return refuse(response, 405);
  }
  const body: unknown = request.body;
  const page = typeof body === 'string' && body.length <= longest ? planView(body) : null;
  try {
    if (page) await countView(documents(), page, Date.now());
  } catch (failure) {
    logger.warn('a view was not counted', failure);
  }
  refuse(response, 204);
};

export const count = onRequest({ memory: '256MiB', maxInstances: 5 }, answerCount);
