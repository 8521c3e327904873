import type { Request, Response } from 'express';
import { languageOf } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import type { UnsubscribeLocals } from '../../../src/render/locals.ts';
import { isExpired, type LinkToken, readLinkToken } from '../emails/linkToken.plan.ts';
import { resources } from '../platform/resources.ts';
import { bindSecrets, readSecrets } from '../platform/secrets.ts';
import { type Site, theSite } from '../platform/site.ts';
import { refuse, sendPage } from '../requests/answer.ts';
import { onRequest } from '../requests/onRequest.ts';
import { stopDays, stopPurpose } from './emailData.plan.ts';
import { stopAlerts } from './stopAlerts.ts';

const methods: readonly string[] = ['GET', 'HEAD', 'POST'];

type State = UnsubscribeLocals['state'];
const statuses: Record<State, number> = { ask: 200, done: 200, kept: 200, expired: 410, forged: 403 };

const stateFor = async (
  { documents }: Site,
  link: LinkToken | null,
  method: string,
  now: number,
): Promise<State> => {
  if (link === null) return 'forged';
  if (isExpired(link, now, stopDays)) return 'expired';
  if (method !== 'POST') return 'ask';
  return (await stopAlerts(documents, link.id, link.issued)) ? 'kept' : 'done';
};

/**
 * Ends the emails about bikes for whoever holds one. Looking asks first, because mail programs look at every
 * link; posting does it, which is what our page sends and what a mail program's own button sends (RFC 8058).
 */
export const answerUnsubscribe = async (
  site: Site,
  secret: string,
  request: Request,
  response: Response,
  now: number,
): Promise<void> => {
  if (!methods.includes(request.method)) {
    response.set('Allow', methods.join(', '));
    return refuse(response, 405);
  }
  const token = typeof request.query.token === 'string' ? request.query.token : '';
  const state = await stateFor(site, readLinkToken(secret, stopPurpose, token), request.method, now);
  const path = localize(languageOf(request.path), paths.unsubscribe);
  const { html } = await site.render(path, { unsubscribe: { state, token } });
  sendPage(site, response, html, {
    status: statuses[state],
    cache: 'no-store',
    own: { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' },
  });
};

export const unsubscribe = onRequest(
  { ...resources.unsubscribe, ...bindSecrets('LINK_SECRET') },
  (request, response) =>
    answerUnsubscribe(theSite(), readSecrets('LINK_SECRET').LINK_SECRET, request, response, Date.now()),
);
