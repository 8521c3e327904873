import * as logger from 'firebase-functions/logger';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize } from '../../../src/paths.ts';
import type { Site } from '../platform/site.ts';

const words = {
  en: { gone: 'This motorcycle is no longer available.', home: 'Browse Motorcycles' },
  vi: { gone: 'Chiếc xe này không còn được rao bán.', home: 'Xem các xe đang bán' },
} as const;

const plainPage = (language: Language) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<title>${words[language].gone}</title><p>${words[language].gone}</p>` +
  `<p><a href="${localize(language, '/')}">${words[language].home}</a></p></html>`;

/** The page that stands where a listing was; nothing of the listing is in it. */
export const renderGone = async (site: Site, language: Language): Promise<string> => {
  try {
    const { status, html } = await site.render(localize(language, '/gone'), {});
    if (status === 200) return html;
  } catch (failure) {
    logger.error('the page for removed listings failed', failure);
  }
  return plainPage(language);
};
