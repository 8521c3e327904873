import type { Response } from 'express';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, trustPath } from '../../../src/paths.ts';
import { forAMinute, sendPage } from '../http/answer.ts';
import type { Site } from '../platform/site.ts';
import { readAccounts } from '../trust/readAccounts.ts';
import { renderPage } from './renderPage.ts';

export const answerTrust = async (site: Site, response: Response, language: Language): Promise<void> => {
  const accounts = await readAccounts(site.documents);
  const html = await renderPage(site, localize(language, trustPath), { trust: { accounts } });
  sendPage(site, response, html, { cache: forAMinute });
};
