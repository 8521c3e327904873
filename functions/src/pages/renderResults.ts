import type { Filters } from '../../../src/domain/bikeFilter.ts';
import { pageSize } from '../../../src/domain/catalogue.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import type { HomeLocals } from '../../../src/render/locals.ts';
import type { Site } from '../site.ts';
import { answerQuestion } from './answerQuestion.ts';
import { readCatalogueIndex } from './readCatalogue.ts';
import { readRates } from './readRates.ts';

/** Rates change once an hour, so that a crowd of questions need not read them each time. */
const freshFor = 5 * 60_000;
let rates: { at: number; read: ReturnType<typeof readRates> } | undefined;
const ratesNow = (site: Site, now: number) => {
  if (!rates || now - rates.at > freshFor) {
    rates = { at: now, read: readRates(site.documents) };
    rates.read.catch(() => {
      rates = undefined;
    });
  }
  return rates.read;
};

/** What the home page shows for filters and a page of its list; null where that page does not exist. */
export const resultLocals = async (
  site: Site,
  filters: Filters,
  page: number,
): Promise<HomeLocals | null> => {
  const start = (page - 1) * pageSize;
  const index = await readCatalogueIndex(site);
  const question = { filters, from: start, to: start + pageSize, facets: false, suggest: false };
  const [{ cards, active, sold, drops, understood }, current] = await Promise.all([
    answerQuestion(site, question),
    ratesNow(site, Date.now()),
  ]);
  if (page > 1 && cards.length === 0) return null;
  return {
    cards,
    index: { ...index, parts: [] },
    rates: current,
    results: { filters, page, active, sold, drops, understood },
  };
};

/** The home page for filters: a shared link, and every page of the list for readers without JavaScript. */
export const renderResults = async (
  site: Site,
  language: Language,
  filters: Filters,
  page: number,
): Promise<string | null> => {
  const home = await resultLocals(site, filters, page);
  if (!home) return null;
  const { status, html } = await site.render(localize(language, paths.home), { home });
  if (status !== 200) throw new Error(`the results answered ${status}`);
  return html;
};
