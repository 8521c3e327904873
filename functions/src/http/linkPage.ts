import type { Request, Response } from 'express';
import type { PageLocals } from '../../../src/astro/locals.ts';
import { withoutLinkTail } from '../../../src/domain/text/withoutLinkTail.ts';
import { languageOf } from '../../../src/i18n/languages.ts';
import { isIndexed, localize, type Path } from '../../../src/paths.ts';
import type { Site } from '../platform/site.ts';
import { refuse, robots, sendPage } from './answer.ts';
import { type LinkToken, readLinkToken } from './linkToken.plan.ts';

const methods: readonly string[] = ['GET', 'HEAD', 'POST'];

type LinkPage = {
  path: Path;
  secret: string;
  /** Tokens for another purpose are rejected as forged. */
  purpose: string;
  /** For a POST, performs the action. Returns the page's data. `link`: null for an invalid token. */
  locals: (link: LinkToken | null, token: string) => Promise<{ status: number; shown: PageLocals }>;
};

/** Serves the page of an email's link. Only a POST performs the action, since mail programs open links. */
export const answerLinkPage = async (
  site: Site,
  request: Request,
  response: Response,
  { path, secret, purpose, locals }: LinkPage,
): Promise<void> => {
  if (!methods.includes(request.method)) {
    response.set('Allow', methods.join(', '));
    return refuse(response, 405);
  }
  const token = withoutLinkTail(typeof request.query.token === 'string' ? request.query.token : '');
  const { status, shown } = await locals(readLinkToken(secret, purpose, token), token);
  const { html } = await site.render(localize(languageOf(request.path), path), shown);
  sendPage(site, response, html, {
    status,
    cache: 'no-store',
    own: { ...robots(isIndexed(path)), 'Referrer-Policy': 'no-referrer' },
  });
};
