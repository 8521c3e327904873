import type { Response } from 'express';
import type { Card } from '../../../src/domain/listings/card.ts';
import { buildEstimator } from '../../../src/domain/prices/estimatePrice.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { valuePath } from '../../../src/landingPaths.ts';
import { localize } from '../../../src/paths.ts';
import { readCatalogue, readCatalogueIndex } from '../catalogue/readCatalogue.ts';
import type { Site } from '../platform/site.ts';
import { currentRates } from '../rates/currentRates.ts';
import { forAMinute, refuse, send, sendPage } from '../requests/answer.ts';
import { readMarket } from './landingPage.ts';
import { planFigures, planValue } from './value.plan.ts';

/** What is learnt of prices, once for each state of the catalogue. */
const kept = new WeakMap<readonly Card[], ReturnType<typeof buildEstimator>>();

const readEstimator = async (site: Site) => {
  const { cards } = await readCatalogue(site, await readCatalogueIndex(site));
  const estimator = kept.get(cards) ?? buildEstimator(cards);
  kept.set(cards, estimator);
  return estimator;
};

/** The page that says what a bike is worth (decision 54); like those of the market, nothing of it is stored. */
export const answerValue = async (
  site: Site,
  response: Response,
  language: Language,
  query: URLSearchParams,
): Promise<void> => {
  const at = Date.now();
  const [market, estimator, rates] = await Promise.all([
    readMarket(site),
    readEstimator(site),
    currentRates(site, at),
  ]);
  const planned = planValue(market, estimator, query, { language, now: new Date(at) });
  const { status, html } = await site.render(localize(language, valuePath), {
    value: { ...planned, rates, at },
  });
  if (status !== 200) throw new Error(`the page of what a bike is worth answered ${status}`);
  sendPage(site, response, html, { cache: forAMinute });
};

/** Its figures alone, in JSON. */
export const answerValueFigures = async (
  site: Site,
  response: Response,
  query: URLSearchParams,
): Promise<void> => {
  const figures = planFigures(await readMarket(site), await readEstimator(site), query, new Date());
  if (!figures) return refuse(response, 400);
  send(response, {
    type: 'application/json; charset=utf-8',
    cache: forAMinute,
    body: JSON.stringify(figures),
  });
};
