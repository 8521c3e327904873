import type { Request, Response } from 'express';
import { onRequest } from 'firebase-functions/https';
import { languageOf } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import type { UnsubscribeLocals } from '../../../src/render/locals.ts';
import { stopAlerts } from '../effects/stopAlerts.ts';
import { readEnvironment } from '../environment.ts';
import { stopPurpose } from '../plans/alertLetterData.ts';
import { readLinkToken } from '../plans/linkToken.ts';
import { type Site, theSite } from '../site.ts';
import { refuse, sendPage } from './answer.ts';

const methods: readonly string[] = ['GET', 'HEAD', 'POST'];

/**
 * Ends the letters about bikes for whoever holds one. Looking asks first, because mail programs look at every
 * link; posting does it, which is what our page sends and what a mail program's own button sends (RFC 8058).
 */
export const answerUnsubscribe = async (
  site: Site,
  secret: string,
  request: Request,
  response: Response,
): Promise<void> => {
  if (!methods.includes(request.method)) {
    response.set('Allow', methods.join(', '));
    return refuse(response, 405);
  }
  const token = typeof request.query.token === 'string' ? request.query.token : '';
  const userId = readLinkToken(secret, stopPurpose, token);
  const state: UnsubscribeLocals['state'] =
    userId === null ? 'forged' : request.method === 'POST' ? 'done' : 'ask';
  if (userId !== null && state === 'done') await stopAlerts(site.documents, userId);
  const path = localize(languageOf(request.path), paths.unsubscribe);
  const { html } = await site.render(path, { unsubscribe: { state, token } });
  sendPage(site, response, html, {
    status: state === 'forged' ? 403 : 200,
    cache: 'no-store',
    own: { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' },
  });
};

export const unsubscribe = onRequest({ memory: '512MiB', maxInstances: 5 }, (request, response) =>
  answerUnsubscribe(theSite(), readEnvironment(process.env).LINK_SECRET, request, response),
);
