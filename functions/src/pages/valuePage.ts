import type { Response } from 'express';
import type { Language } from '../../../src/i18n/languages.ts';
import { valuePath } from '../../../src/landingPaths.ts';
import { localize } from '../../../src/paths.ts';
import { readCards } from '../catalogue/readCatalogue.ts';
import { forAMinute, refuse, send, sendPage } from '../http/answer.ts';
import type { Site } from '../platform/site.ts';
import { estimatorOf } from '../prices/estimatorOf.ts';
import { judgeAmong, judged } from '../prices/priceJudge.ts';
import { currentRates } from '../rates/currentRates.ts';
import { marketOf } from './landingPage.ts';
import { renderPage } from './renderPage.ts';
import { planFigures, planValue } from './value.plan.ts';

/** Renders the page about a bike's value (decision 54). */
export const answerValue = async (
  site: Site,
  response: Response,
  language: Language,
  query: URLSearchParams,
): Promise<void> => {
  const at = Date.now();
  const [cards, rates] = await Promise.all([readCards(site), currentRates(site, at)]);
  const planned = planValue(marketOf(cards), estimatorOf(cards), query, { language, now: new Date(at) });
  const { estimate } = planned;
  const shown = estimate && { ...estimate, cards: judged(judgeAmong(cards), estimate.cards) };
  const locals = { value: { ...planned, estimate: shown, rates, at } };
  const html = await renderPage(site, localize(language, valuePath), locals);
  sendPage(site, response, html, { cache: forAMinute });
};

export const answerValueFigures = async (
  site: Site,
  response: Response,
  query: URLSearchParams,
): Promise<void> => {
  const cards = await readCards(site);
  const figures = planFigures(marketOf(cards), estimatorOf(cards), query, new Date());
  if (!figures) return refuse(response, 400);
  send(response, {
    type: 'application/json; charset=utf-8',
    cache: forAMinute,
    body: JSON.stringify(figures),
  });
};
