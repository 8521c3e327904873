import type { Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { day } from '../../../src/domain/time/time.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, readersPath } from '../../../src/paths.ts';
import { planGuideViews } from '../analytics/guideViews.plan.ts';
import { forAnHour, sendPage } from '../http/answer.ts';
import { readPageViews } from '../moderation/readPageViews.ts';
import type { Site } from '../platform/site.ts';
import { renderPage } from './renderPage.ts';

/** Returns null after a failure. */
const readViews = async (site: Site) => {
  try {
    return planGuideViews((await readPageViews(site.documents, Date.now() - 7 * day)).items);
  } catch (failure) {
    logger.error('views of guides could not be read', failure);
    return null;
  }
};

/** Renders the page about guide views (decision 69). */
export const answerReaders = async (site: Site, response: Response, language: Language): Promise<void> => {
  const views = await readViews(site);
  const html = await renderPage(site, localize(language, readersPath), { readers: { views } });
  sendPage(site, response, html, views ? { cache: forAnHour } : { status: 503, cache: 'no-store' });
};
