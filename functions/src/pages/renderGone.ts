import * as logger from 'firebase-functions/logger';
import type { CardsLocals } from '../../../src/astro/locals.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize } from '../../../src/paths.ts';
import { readCards } from '../catalogue/readCatalogue.ts';
import type { Site } from '../platform/site.ts';
import { judged, priceJudge } from '../prices/priceJudge.ts';
import { currentRates } from '../rates/currentRates.ts';
import { alikeByAddress } from './alikeByAddress.ts';

const words = {
  en: { gone: 'This motorcycle is no longer available.', home: 'Browse Motorcycles' },
  vi: { gone: 'Chiếc xe này không còn được rao bán.', home: 'Xem các xe đang bán' },
} as const;

const plainPage = (language: Language) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<title>${words[language].gone}</title><p>${words[language].gone}</p>` +
  `<p><a href="${localize(language, '/')}">${words[language].home}</a></p></html>`;

const alike = async (site: Site, slug: string): Promise<CardsLocals> => {
  const [cards, judge, rates] = await Promise.all([
    readCards(site),
    priceJudge(site),
    currentRates(site, Date.now()),
  ]);
  return { cards: judged(judge, alikeByAddress(cards, slug)), rates };
};

/** Renders the page for a removed listing, without its data. @param slug selects similar bikes */
export const renderGone = async (site: Site, language: Language, slug?: string): Promise<string> => {
  try {
    const locals = slug === undefined ? {} : { cards: await alike(site, slug) };
    const { status, html } = await site.render(localize(language, '/gone'), locals);
    if (status === 200) return html;
  } catch (failure) {
    logger.error('the page for removed listings failed', failure);
  }
  return plainPage(language);
};
