import type { Request, Response } from 'express';
import { withoutLinkTail } from '../../../src/domain/text/withoutLinkTail.ts';
import { languageOf } from '../../../src/i18n/languages.ts';
import { localize, type Path } from '../../../src/paths.ts';
import type { PageLocals } from '../../../src/render/locals.ts';
import type { Site } from '../platform/site.ts';
import { noIndex, refuse, sendPage } from './answer.ts';
import { type LinkToken, readLinkToken } from './linkToken.plan.ts';

const methods: readonly string[] = ['GET', 'HEAD', 'POST'];

type LinkPage = {
  path: Path;
  secret: string;
  /** What the link is for: a link for something else counts as forged. */
  purpose: string;
  /** What the page shows, once what was posted is done; `link` is null where the token is not ours. */
  locals: (link: LinkToken | null, token: string) => Promise<{ status: number; shown: PageLocals }>;
};

/**
 * Answers the page behind a link of an email, for whoever holds the email, signed in or not. Looking changes nothing,
 * because mail programs look at every link; posting does. Nothing keeps the page, and it names its address to nobody.
 */
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
    own: { ...noIndex, 'Referrer-Policy': 'no-referrer' },
  });
};
