import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { Site } from '../platform/site.ts';

/** Fresh at the edge for a few seconds, and always asked for again by browsers. */
export const shortLived = 'public, max-age=0, s-maxage=5';
/** Long enough to spare the database a crowd, short enough that a bike which was removed is soon gone. */
export const forAMinute = 'public, max-age=0, s-maxage=60';
/** For programs that come by every quarter of an hour or less often, many of them for the same. */
export const forFiveMinutes = 'public, max-age=0, s-maxage=300';
/** For what changes once a week. */
export const forAnHour = 'public, max-age=0, s-maxage=3600';
export const immutable = 'public, max-age=31536000, immutable';

/** Express would not answer 304 to the Hosting emulator, which marks every request as not to be cached. */
const isKnown = (response: Response, tag: string) =>
  (response.req.get('If-None-Match') ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === tag);

/** Sends a body with its ETag; one that the visitor already has becomes a 304. */
export const send = (
  response: Response,
  answer: { status?: number; type: string; cache: string; body: string | Buffer },
): void => {
  const tag = `"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`;
  const status = answer.status ?? 200;
  response.set({ 'Content-Type': answer.type, 'Cache-Control': answer.cache, ETag: tag });
  if (status === 200 && isKnown(response, tag)) response.status(304).end();
  else response.status(status).send(Buffer.from(answer.body));
};

/** A page that search engines leave out, whatever it says of itself. */
export const noIndex = { 'X-Robots-Tag': 'noindex' };

/**
 * Sends HTML with the headers that every page has, and with those of its own.
 * @param cache for how long it may be kept: `shortLived`, `forAMinute` …
 */
export const sendPage = (
  { headers }: Pick<Site, 'headers'>,
  response: Response,
  body: string | Buffer,
  { status = 200, cache, own = {} }: { status?: number; cache: string; own?: object },
): void => {
  response.set({ ...headers(), ...own });
  send(response, { status, type: 'text/html; charset=utf-8', cache, body });
};

/** Leads somewhere else; the edge keeps the answer for a few seconds, also a 301. */
export const redirect = (response: Response, status: 301 | 302, to: string): void => {
  response.set('Cache-Control', shortLived).redirect(status, to);
};

/** Answers this status with an empty body that nothing keeps. */
export const refuse = (response: Response, status: number): void => {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send('');
};

/** Only reading is allowed here. @returns whether the request was refused */
export const refusesMethod = (method: string, response: Response): boolean => {
  if (method === 'GET' || method === 'HEAD') return false;
  response.set('Allow', 'GET, HEAD');
  refuse(response, 405);
  return true;
};
