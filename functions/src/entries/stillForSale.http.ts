import type { Request, Response } from 'express';
import type { StillForSaleLocals } from '../../../src/astro/locals.ts';
import { type StillForSaleAnswer, stillForSaleAnswers } from '../../../src/domain/listings/stillForSale.ts';
import { withoutLinkTail } from '../../../src/domain/text/withoutLinkTail.ts';
import { paths } from '../../../src/paths.ts';
import { answerLinkPage } from '../http/linkPage.ts';
import { isExpired, type LinkToken } from '../http/linkToken.plan.ts';
import { onRequest } from '../http/onRequest.ts';
import { resources } from '../platform/resources.ts';
import { bindSecrets, readSecrets } from '../platform/secrets.ts';
import { type Site, theSite } from '../platform/site.ts';
import { stillForSaleDays, stillForSalePurpose } from '../stillForSale/emailData.plan.ts';
import { lookAtStillForSale, recordAnswer } from '../stillForSale/recordAnswer.ts';

const statuses: Partial<Record<StillForSaleLocals['state'], number>> = {
  forged: 403,
  gone: 410,
  expired: 410,
};

const answerOf = (value: unknown): StillForSaleAnswer =>
  stillForSaleAnswers.find(
    (candidate) => candidate === (typeof value === 'string' && withoutLinkTail(value)),
  ) ?? 'keep';

/** Returns the page's data. GET only asks for confirmation, since mail programs open links; POST acts. */
const localsFor = async (
  { documents }: Site,
  link: LinkToken | null,
  request: Request,
  now: number,
): Promise<Omit<StillForSaleLocals, 'token'>> => {
  const answer = answerOf(request.query.answer);
  if (link === null) return { state: 'forged', answer, bike: '' };
  if (isExpired(link, now, stillForSaleDays)) return { state: 'expired', answer, bike: '' };
  const { id } = link;
  const posts = request.method === 'POST';
  const { outcome, bike } = posts
    ? await recordAnswer(documents, id, answer, now)
    : await lookAtStillForSale(documents, id, answer);
  const state = outcome === 'gone' || outcome === 'sold' ? outcome : posts ? 'done' : 'ask';
  return { state, answer, bike };
};

export const answerStillForSale = (
  site: Site,
  secret: string,
  request: Request,
  response: Response,
  now: number,
): Promise<void> =>
  answerLinkPage(site, request, response, {
    path: paths.stillForSale,
    secret,
    purpose: stillForSalePurpose,
    locals: async (link, token) => {
      const locals = await localsFor(site, link, request, now);
      return { status: statuses[locals.state] ?? 200, shown: { stillForSale: { ...locals, token } } };
    },
  });

export const stillForSale = onRequest(
  { ...resources.stillForSale, ...bindSecrets('LINK_SECRET') },
  (request, response) =>
    answerStillForSale(theSite(), readSecrets('LINK_SECRET').LINK_SECRET, request, response, Date.now()),
);
