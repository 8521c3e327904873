import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { senderHost } from '../emails/senderHost.ts';
import { refusesMethod } from '../http/answer.ts';
import { onRequest } from '../http/onRequest.ts';
import { type Health, planHealth } from '../monitoring/health.plan.ts';
import { readHealthFigures } from '../monitoring/readHealthFigures.ts';
import { resources } from '../platform/resources.ts';
import { type Site, theSite } from '../platform/site.ts';

const lifetime = 30_000;
let last: { health: Health; until: number } | undefined;

/** Reads the database at most every 30 seconds. */
const healthOf = async (site: Site, now: number, host: string): Promise<Health> => {
  if (last && now < last.until) return last.health;
  const health = planHealth(await readHealthFigures(site, now, host), now);
  last = { health, until: now + lifetime };
  if (!health.ok) logger.error('the site is not well', { trouble: health.trouble });
  return health;
};

export const answerHealth = async (
  site: Site,
  request: Request,
  response: Response,
  now: number,
  host: string,
): Promise<void> => {
  if (refusesMethod(request.method, response)) return;
  const health = await healthOf(site, now, host);
  response
    .status(health.ok ? 200 : 503)
    .set('Cache-Control', health.ok ? 'public, max-age=0, s-maxage=30' : 'no-store')
    .json(health);
};

export const health = onRequest(resources.health, (request, response) =>
  answerHealth(theSite(), request, response, Date.now(), senderHost()),
);
