import type { Response } from 'express';
import type { Card } from '../../../src/domain/listings/card.ts';
import type { Landing } from '../../../src/domain/market/landing.ts';
import { buildMarket, type Market } from '../../../src/domain/market/market.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { addressIn, landingPath } from '../../../src/landingPaths.ts';
import { landingPiece, localize } from '../../../src/paths.ts';
import { readCards } from '../catalogue/readCatalogue.ts';
import { forAMinute, redirect, sendPage } from '../http/answer.ts';
import { onceFor } from '../platform/onceFor.ts';
import type { Site } from '../platform/site.ts';
import { readWeeks } from '../prices/priceHistory.ts';
import { judged, priceJudge } from '../prices/priceJudge.ts';
import { currentRates } from '../rates/currentRates.ts';
import { planLanding } from './landing.plan.ts';
import { renderPage } from './renderPage.ts';

export const marketOf: (cards: readonly Card[]) => Market = onceFor(buildMarket);

export const readMarket = async (site: Site): Promise<Market> => marketOf(await readCards(site));

/** Renders a page of the market; nothing is stored (decision 52). */
export const answerLanding = async (
  site: Site,
  response: Response,
  language: Language,
  landing: Landing,
): Promise<void> => {
  const at = Date.now();
  const [market, judge, rates, weeks] = await Promise.all([
    readMarket(site),
    priceJudge(site),
    currentRates(site, at),
    readWeeks(site.documents, landing),
  ]);
  const planned = planLanding(market, landing);
  if ('to' in planned) return redirect(response, 302, addressIn(language, landingPath(planned.to)));
  const cards = judged(judge, planned.cards);
  const wider = planned.wider && { ...planned.wider, cards: judged(judge, planned.wider.cards) };
  const locals = { landing: { ...planned, cards, wider, weeks, rates, at } };
  const html = await renderPage(site, localize(language, landingPiece), locals);
  sendPage(site, response, html, { cache: forAMinute });
};
