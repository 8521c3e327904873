import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import type { Row } from '../../../src/domain/listings/card.ts';
import { noFilters } from '../../../src/domain/search/bikeFilter.ts';
import { readFilters, readPage, writeFilters } from '../../../src/domain/search/filterAddress.ts';
import { readQuestion } from '../../../src/domain/search/gridQuestion.ts';
import {
  type PackedVerdicts,
  type PackedWords,
  packPart,
  packVerdicts,
} from '../../../src/domain/search/packedPart.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import { settings } from '../../../src/settings.ts';
import { textVersion } from '../catalogue/catalogueDocuments.ts';
import { indexText, parseRows, partBody } from '../catalogue/readCatalogue.ts';
import { answerSeller } from '../flows/sellerPage.ts';
import { answerShop } from '../flows/shopPage.ts';
import {
  forAMinute,
  immutable,
  redirect,
  refuse,
  refusesMethod,
  send,
  sendPage,
  shortLived,
} from '../http/answer.ts';
import { onRequest } from '../http/onRequest.ts';
import { answerGridQuestion } from '../pages/answerGridQuestion.ts';
import { answerListedModels } from '../pages/answerListedModels.ts';
import { answerCompared } from '../pages/comparedPage.ts';
import { countDays } from '../pages/countDays.ts';
import { answerLandingFeed, answerSearchFeed } from '../pages/feeds.ts';
import { answerLanding } from '../pages/landingPage.ts';
import { answerMap } from '../pages/mapPage.ts';
import { answerOpenIndex, answerOpenPart } from '../pages/openData.ts';
import { answerReaders } from '../pages/readersPage.ts';
import { answerRecent } from '../pages/recentBikes.ts';
import { refreshHome } from '../pages/refreshHome.ts';
import { refreshListingPage } from '../pages/refreshListingPage.ts';
import { pageFile } from '../pages/renderPair.ts';
import { renderResults } from '../pages/renderResults.ts';
import { type Request as Asked, planRequest } from '../pages/request.plan.ts';
import { sendGone } from '../pages/sendGone.ts';
import { answerShort } from '../pages/shortAddress.ts';
import { answerSimilar, withSimilar } from '../pages/similarBikes.ts';
import { answerLandingSitemap, answerSitemap, answerSitemaps } from '../pages/sitemaps.ts';
import { answerTrust } from '../pages/trustPage.ts';
import { answerValue, answerValueFigures } from '../pages/valuePage.ts';
import { isIndexMissing } from '../platform/missingIndex.ts';
import { resources } from '../platform/resources.ts';
import { type Site, theSite } from '../platform/site.ts';
import { priceJudge } from '../prices/priceJudge.ts';

const json = 'application/json; charset=utf-8';

const resultsAsked = (request: Request) => {
  const query = queryOf(request);
  const results = { filters: readFilters(query), page: readPage(query) };
  return writeFilters(results.filters, results.page) ? results : null;
};

const home = async (site: Site, request: Request, response: Response, language: Language) => {
  const results = resultsAsked(request);
  if (results) {
    const body = await renderResults(site, language, results.filters, results.page);
    if (body !== null) return sendPage(site, response, body, { cache: shortLived });
    return redirect(response, 302, localize(language, paths.home) + writeFilters(results.filters));
  }
  const stored = await site.files.read(pageFile(site.build(), language, paths.home));
  if (stored) return sendPage(site, response, countDays(language, stored, Date.now()), { cache: shortLived });
  try {
    sendPage(site, response, (await refreshHome(site))[language], { cache: shortLived });
  } catch (failure) {
    if (!isIndexMissing(failure)) throw failure;
    logger.error('the home page comes from the catalogue: an index is missing or still being built', {
      failure: failure.message,
    });
    const body = await renderResults(site, language, noFilters, 1);
    if (body === null) throw failure;
    sendPage(site, response, body, { cache: shortLived });
  }
};

const unknownListing = (response: Response, language: Language) =>
  redirect(response, 302, `${localize(language, paths.home)}?missing=1`);

const listing = async (site: Site, response: Response, language: Language, slug: string) => {
  const stored = await site.files.read(pageFile(site.build(), language, paths.listing(slug)));
  const sendListing = async (page: string | Buffer) =>
    sendPage(site, response, await withSimilar(site, language, slug, countDays(language, page, Date.now())), {
      cache: shortLived,
    });
  if (stored) return sendListing(stored);
  const outcome = await refreshListingPage(site, slug);
  if (outcome.kind === 'page') return sendListing(outcome.pair[language]);
  if (outcome.kind === 'unknown') return unknownListing(response, language);
  await sendGone(site, response, { language, slug, status: outcome.kind === 'deleted' ? 410 : 404 });
};

const index = async (site: Site, response: Response) =>
  send(response, { type: json, cache: shortLived, body: await indexText(site) });

const searchOf = ({ originalUrl }: Request) => /\?.*/.exec(originalUrl)?.[0] ?? '';
const withSearch = (to: string, search: string) =>
  to.includes('?') ? to + search.replace('?', '&') : to + search;
const queryOf = (request: Request) => new URLSearchParams(searchOf(request));

const answer = async (site: Site, request: Request, response: Response) => {
  const question = readQuestion(queryOf(request));
  if (!question) return refuse(response, 400);
  const body = JSON.stringify(await answerGridQuestion(site, question));
  send(response, { type: json, cache: shortLived, body });
};

// `texts` and `prices` list values in the order of a part's cards. Browsers compare versions to detect
// another order.
const views = {
  cards: (_site: Site, rows: readonly Row[], version: string) => ({ ...packPart(rows), version }),
  texts: (_site: Site, rows: readonly Row[], version: string): PackedWords => ({
    version,
    words: rows.map(({ words }) => words ?? ''),
  }),
  prices: async (site: Site, rows: readonly Row[], version: string): Promise<PackedVerdicts> => {
    const judge = await priceJudge(site);
    return { version, verdicts: packVerdicts(rows.map((row) => judge(row)?.kind ?? null)) };
  },
};

const part = async (
  site: Site,
  response: Response,
  request: Asked & { kind: 'cataloguePart' },
  version: unknown,
) => {
  const body = await partBody(site, request.part);
  if (body === null) return refuse(response, 404);
  // A stored file of another version than the address names must not be cached for long.
  const current = textVersion(body);
  const cache = version === current ? (request.view === 'prices' ? forAMinute : immutable) : shortLived;
  const view = await views[request.view](site, parseRows(body), current);
  send(response, { type: json, cache, body: JSON.stringify(view) });
};

/** Loaded when needed: the protocol's SDK takes longer to load than the rest of this function. */
const assistant = async (site: Site, request: Request, response: Response) => {
  if (!settings.assistants) return refuse(response, 404);
  const { answerAssistant } = await import('../assistants/answerAssistant.ts');
  return answerAssistant(site, request, response);
};

/** Redirects to the form, which reports that the shared files did not arrive. */
const answerShared = ({ method }: Request, response: Response, language: Language) => {
  const form = localize(language, paths.sell);
  const to = method === 'POST' ? `${form}?shared=1` : form;
  response.set('Cache-Control', 'no-store').redirect(303, to);
};

/** Responds to every request that matches no static file. */
export const answerPage = async (site: Site, request: Request, response: Response): Promise<void> => {
  const plan = planRequest(request.path);
  if (plan.kind === 'shared') return answerShared(request, response, plan.language);
  if (plan.kind === 'assistant') return assistant(site, request, response);
  if (plan.kind === 'recent') return answerRecent(site, request, response, plan.language);
  if (refusesMethod(request.method, response)) return;
  switch (plan.kind) {
    case 'home':
      return home(site, request, response, plan.language);
    case 'listing':
      return listing(site, response, plan.language, plan.slug);
    case 'similar':
      return answerSimilar(site, response, plan.language, plan.slug);
    case 'unknownListing':
      return unknownListing(response, plan.language);
    case 'short':
      return answerShort(site, request, response, plan);
    case 'landing':
      return answerLanding(site, response, plan.language, plan.landing);
    case 'map':
      return answerMap(site, response, plan.language);
    case 'trust':
      return answerTrust(site, response, plan.language);
    case 'readers':
      return answerReaders(site, response, plan.language);
    case 'seller':
      return answerSeller(site, response, plan.language, plan.id);
    case 'shop':
      return answerShop(site, response, plan.language, { id: plan.id, page: readPage(queryOf(request)) });
    case 'compared':
      return answerCompared(site, response, plan.language, queryOf(request));
    case 'value':
      return answerValue(site, response, plan.language, queryOf(request));
    case 'valueAnswer':
      return answerValueFigures(site, response, queryOf(request));
    case 'listedModels':
      return answerListedModels(site, response, queryOf(request));
    case 'landingSitemap':
      return answerLandingSitemap(site, response);
    case 'feed':
      return plan.landing
        ? answerLandingFeed(site, response, plan.language, plan.landing)
        : answerSearchFeed(site, response, plan.language, readFilters(queryOf(request)));
    case 'openDataIndex':
      return answerOpenIndex(site, response);
    case 'openDataPart':
      return answerOpenPart(site, response, plan.part);
    case 'catalogueIndex':
      return index(site, response);
    case 'catalogueAnswer':
      return answer(site, request, response);
    case 'cataloguePart':
      return part(site, response, plan, request.query.v);
    case 'listingSitemaps':
      return answerSitemaps(site, response);
    case 'listingSitemap':
      return answerSitemap(site, response, plan.number);
    case 'moved':
      return redirect(response, 301, withSearch(plan.to, searchOf(request)));
    case 'elsewhere':
      return redirect(response, 302, `${localize(plan.language, paths.home)}?missing=page`);
    case 'missingAsset':
      return refuse(response, 404);
  }
};

export const pages = onRequest(resources.pages, (request, response) =>
  answerPage(theSite(), request, response),
);
