import type { Response } from 'express';
import { everything, type Landing } from '../../../src/domain/market/landing.ts';
import { activeFilters, type Filters } from '../../../src/domain/search/bikeFilter.ts';
import { writeFilters } from '../../../src/domain/search/filterAddress.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { nameLanding } from '../../../src/i18n/nameLanding.ts';
import { wordFilter } from '../../../src/i18n/wordFilters.ts';
import { addressIn, landingPath } from '../../../src/landingPaths.ts';
import { feedOfSearch, followed, landingFeed } from '../../../src/openPaths.ts';
import { localize, type Path, paths } from '../../../src/paths.ts';
import { settings } from '../../../src/settings.ts';
import { readCatalogueIndex } from '../catalogue/readCatalogue.ts';
import { forFiveMinutes, redirect, robots, send } from '../http/answer.ts';
import type { Site } from '../platform/site.ts';
import { answerGridQuestion } from './answerGridQuestion.ts';
import { type Feed, maxEntries, writeFeed } from './feed.plan.ts';
import { planLanding } from './landing.plan.ts';
import { readMarket } from './landingPage.ts';

/** Scripts of other sites may read feeds. Search engines may list the feed's page, but not the feed. */
const sendFeed = (response: Response, feed: Feed): void => {
  response.set({ 'Access-Control-Allow-Origin': '*', ...robots(false) });
  const type = 'application/atom+xml; charset=utf-8';
  send(response, { type, cache: forFiveMinutes, body: writeFeed(feed) });
};

const newestIn = async (site: Site): Promise<number> =>
  (await readCatalogueIndex(site)).parts.reduce((newest, part) => Math.max(newest, part.newest), 0);
const twinOf = (language: Language): Language => (language === 'en' ? 'vi' : 'en');
const titled = (name: string) => `${name} | ${settings.name}`;

/** Responds with the feed of a market page's newest bikes; redirects if the page would. */
export const answerLandingFeed = async (
  site: Site,
  response: Response,
  language: Language,
  landing: Landing,
): Promise<void> => {
  const market = await readMarket(site);
  const planned = planLanding(market, landing);
  if ('to' in planned) return redirect(response, 302, landingFeed(language, planned.to));
  const twin = twinOf(language);
  sendFeed(response, {
    language,
    title: titled(nameLanding(language, planned)),
    self: landingFeed(language, landing),
    page: addressIn(language, landingPath(landing)),
    twin: { language: twin, path: landingFeed(twin, landing) },
    at: market.bikesOf(everything)[0]?.created_at ?? 0,
    cards: market.bikesOf(landing),
  });
};

const nameSearch = (language: Language, filters: Filters): string => {
  const name = nameLanding(language, { landing: everything, model: null });
  const parts = activeFilters(filters).map((one) => wordFilter(language, filters, one));
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`;
};

export const answerSearchFeed = async (
  site: Site,
  response: Response,
  language: Language,
  requested: Filters,
): Promise<void> => {
  const filters = followed(requested);
  const newest: Filters = { ...filters, sort: 'newest', forSaleOnly: true };
  const question = { filters: newest, from: 0, to: maxEntries, facets: false, suggest: false };
  const { cards } = await answerGridQuestion(site, question);
  const twin = twinOf(language);
  sendFeed(response, {
    language,
    title: titled(nameSearch(language, filters)),
    self: feedOfSearch(language, filters),
    page: `${localize(language, paths.home)}${writeFilters(filters)}` as Path,
    twin: { language: twin, path: feedOfSearch(twin, filters) },
    at: cards[0]?.created_at ?? (await newestIn(site)),
    cards,
  });
};
