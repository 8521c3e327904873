import type { Response } from 'express';
import type { Language } from '../../../src/i18n/languages.ts';
import { robots, sendPage, shortLived } from '../http/answer.ts';
import type { Site } from '../platform/site.ts';
import { renderGone } from './renderGone.ts';

/**
 * @param status 410 if the listing was deleted for good, else 404
 * @param slug selects similar bikes
 */
export const sendGone = async (
  site: Site,
  response: Response,
  { language, status, slug }: { language: Language; status: 404 | 410; slug?: string },
): Promise<void> =>
  sendPage(site, response, await renderGone(site, language, slug), {
    status,
    cache: shortLived,
    own: robots(false),
  });
