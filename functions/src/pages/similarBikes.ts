import type { Response } from 'express';
import * as logger from 'firebase-functions/logger';
import type { Card } from '../../../src/domain/listings/card.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { cardsPiece, localize, similarPlace } from '../../../src/paths.ts';
import { isCatalogueKept, readCards } from '../catalogue/readCatalogue.ts';
import { forAMinute, refuse, robots, sendPage } from '../http/answer.ts';
import type { Site } from '../platform/site.ts';
import { judged, priceJudge } from '../prices/priceJudge.ts';
import { currentRates } from '../rates/currentRates.ts';
import { findPublished } from './refreshListingPage.ts';
import { similarAmong } from './similar.plan.ts';

/** Finds bikes similar to the bike with this slug, even if it is paused. Null if the bike has no page. */
const find = async (site: Site, slug: string): Promise<Card[] | null> => {
  const cards = await readCards(site);
  const bike = cards.find((card) => card.slug === slug) ?? (await findPublished(site, slug));
  return bike ? similarAmong(cards, bike) : null;
};

const render = async (site: Site, language: Language, cards: Card[]): Promise<string> => {
  const [judge, rates] = await Promise.all([priceJudge(site), currentRates(site, Date.now())]);
  const locals = { cards: { cards: judged(judge, cards), rates } };
  return (await site.render(localize(language, cardsPiece), locals)).html;
};

/**
 * Inserts similar bikes into a stored page, which saves the browser a request. Leaves the page unchanged if
 * the catalogue is not in memory.
 */
export const withSimilar = async (
  site: Site,
  language: Language,
  slug: string,
  page: string | Buffer,
): Promise<string | Buffer> => {
  if (!isCatalogueKept()) return page;
  try {
    const cards = await readCards(site);
    const bike = cards.find((card) => card.slug === slug);
    if (!bike) return page;
    const html = await render(site, language, similarAmong(cards, bike));
    return page.toString().replace(similarPlace, () => html);
  } catch (failure) {
    logger.warn('a page goes without similar bikes', { failure: String(failure) });
    return page;
  }
};

export const answerSimilar = async (
  site: Site,
  response: Response,
  language: Language,
  slug: string,
): Promise<void> => {
  const cards = await find(site, slug);
  if (!cards) return refuse(response, 404);
  sendPage(site, response, await render(site, language, cards), {
    cache: forAMinute,
    own: robots(false),
  });
};
