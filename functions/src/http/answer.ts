import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { Site } from '../platform/site.ts';

/** The CDN caches for five seconds; browsers always revalidate. */
export const shortLived = 'public, max-age=0, s-maxage=5';
/** Saves database reads at high traffic. A removed bike disappears within a minute. */
export const forAMinute = 'public, max-age=0, s-maxage=60';
/** For programs that poll every 15 minutes at most. */
export const forFiveMinutes = 'public, max-age=0, s-maxage=300';
/** For content that changes weekly. */
export const forAnHour = 'public, max-age=0, s-maxage=3600';
export const immutable = 'public, max-age=31536000, immutable';

/** The Hosting emulator sends `no-cache`, with which Express never responds 304. */
const isKnown = (response: Response, tag: string) =>
  (response.req.get('If-None-Match') ?? '')
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === tag);

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

const noIndex = { 'X-Robots-Tag': 'noindex' };
export const robots = (isIndexed: boolean) => (isIndexed ? {} : noIndex);

/** Sends HTML with the headers of every page. @param cache Cache-Control: `shortLived`, `forAMinute` … */
export const sendPage = (
  { headers }: Pick<Site, 'headers'>,
  response: Response,
  body: string | Buffer,
  { status = 200, cache, own = {} }: { status?: number; cache: string; own?: object },
): void => {
  response.set({ ...headers(), ...own });
  send(response, { status, type: 'text/html; charset=utf-8', cache, body });
};

/** Redirects. Even a permanent redirect is cached for seconds only, because its target may change. */
export const redirect = (response: Response, status: 301 | 302, to: string): void => {
  response.set('Cache-Control', shortLived).redirect(status, to);
};

export const refuse = (response: Response, status: number): void => {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send('');
};

/** @returns whether it responded */
export const refusesMethod = (method: string, response: Response): boolean => {
  if (method === 'GET' || method === 'HEAD') return false;
  response.set('Allow', 'GET, HEAD');
  refuse(response, 405);
  return true;
};
