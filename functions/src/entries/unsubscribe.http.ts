import type { Request, Response } from 'express';
import type { UnsubscribeLocals } from '../../../src/astro/locals.ts';
import { paths } from '../../../src/paths.ts';
import { stopDays, stopPurpose } from '../alerts/emailData.plan.ts';
import { stopAlerts } from '../alerts/stopAlerts.ts';
import { answerLinkPage } from '../http/linkPage.ts';
import { isExpired, type LinkToken } from '../http/linkToken.plan.ts';
import { onRequest } from '../http/onRequest.ts';
import { resources } from '../platform/resources.ts';
import { bindSecrets, readSecrets } from '../platform/secrets.ts';
import { type Site, theSite } from '../platform/site.ts';

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
 * Unsubscribes a link's owner from emails about bikes. Acts on POST: from our page and from mail programs'
 * own button (RFC 8058).
 */
export const answerUnsubscribe = (
  site: Site,
  secret: string,
  request: Request,
  response: Response,
  now: number,
): Promise<void> =>
  answerLinkPage(site, request, response, {
    path: paths.unsubscribe,
    secret,
    purpose: stopPurpose,
    locals: async (link, token) => {
      const state = await stateFor(site, link, request.method, now);
      return { status: statuses[state], shown: { unsubscribe: { state, token } } };
    },
  });

export const unsubscribe = onRequest(
  { ...resources.unsubscribe, ...bindSecrets('LINK_SECRET') },
  (request, response) =>
    answerUnsubscribe(theSite(), readSecrets('LINK_SECRET').LINK_SECRET, request, response, Date.now()),
);
