import type { Response } from 'express';
import { logger } from 'firebase-functions';
import { onRequest, type Request } from 'firebase-functions/https';
import { takeTicket } from '../effects/takeTicket.ts';
import { nameless } from '../plans/nameless.ts';
import { planLogEntry } from '../plans/planLogEntry.ts';
import { documents } from '../site.ts';
import { refuse } from './answer.ts';
import { visitorAddress } from './visitorAddress.ts';

const perVisitor = { action: 'log', limit: 20, seconds: 60 };

const mayLog = async (visitor: string) => {
  try {
    return (await takeTicket(documents(), nameless(visitor), perVisitor, Date.now())) !== null;
  } catch {
    return false;
  }
};

/** Takes a browser's report of an error, twenty a minute from one visitor; the visitor hears nothing of it. */
export const logEntry = onRequest(
  { memory: '256MiB', maxInstances: 5 },
  async (request: Request, response: Response): Promise<void> => {
    if (request.method !== 'POST') {
      response.set('Allow', 'POST');
      return refuse(response, 405);
    }
    const plan = planLogEntry(request.rawBody ?? new Uint8Array());
    if (plan.status === 204 && (await mayLog(visitorAddress(request, 'hosting'))))
      logger.error('browser', plan.entry);
    refuse(response, plan.status);
  },
);
