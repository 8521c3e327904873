import type { HomeLocals } from '../../../src/astro/locals.ts';
import type { Filters } from '../../../src/domain/search/bikeFilter.ts';
import { pageSize } from '../../../src/domain/search/pageSize.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import { readCatalogueIndex } from '../catalogue/readCatalogue.ts';
import type { Site } from '../platform/site.ts';
import { currentRates } from '../rates/currentRates.ts';
import { answerGridQuestion } from './answerGridQuestion.ts';
import { renderPage } from './renderPage.ts';

/** Returns null if there is no page with this number. */
export const resultLocals = async (
  site: Site,
  filters: Filters,
  page: number,
): Promise<HomeLocals | null> => {
  const start = (page - 1) * pageSize;
  const index = await readCatalogueIndex(site);
  const question = { filters, from: start, to: start + pageSize, facets: false, suggest: false };
  const [{ cards, active, sold, drops, understood }, current] = await Promise.all([
    answerGridQuestion(site, question),
    currentRates(site, Date.now()),
  ]);
  if (page > 1 && cards.length === 0) return null;
  return {
    cards,
    index: { ...index, parts: [] },
    rates: current,
    results: { filters, page, active, sold, drops, understood },
  };
};

/** Renders the home page with filters, for shared links and readers without JavaScript. */
export const renderResults = async (
  site: Site,
  language: Language,
  filters: Filters,
  page: number,
): Promise<string | null> => {
  const home = await resultLocals(site, filters, page);
  return home && renderPage(site, localize(language, paths.home), { home });
};
