import type { Response } from 'express';
import type { ShopLocals } from '../../../src/astro/locals.ts';
import { cardOf } from '../../../src/domain/listings/card.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, shopPath } from '../../../src/paths.ts';
import { forAMinute, redirect, robots, sendPage } from '../http/answer.ts';
import { renderPage } from '../pages/renderPage.ts';
import { sendGone } from '../pages/sendGone.ts';
import type { Site } from '../platform/site.ts';
import { judged, priceJudge } from '../prices/priceJudge.ts';
import { currentRates } from '../rates/currentRates.ts';
import { bikesForSale, countForSale, maxBikes } from '../sellers/bikesForSale.ts';
import { shopIn, shopPlace } from '../shops/readShop.ts';

/** Returns null for an unknown shop, and while the owner is suspended. */
const shopLocals = async (site: Site, id: string, page: number): Promise<ShopLocals | null> => {
  const { documents } = site;
  const shop = shopIn(await shopPlace(documents, id).get());
  if (!shop) return null;
  const { owner, name, address, hours, map_link, logo, since } = shop;
  const [suspension, total, bikes, judge, rates] = await Promise.all([
    documents.collection('suspensions').doc(owner).get(),
    countForSale(documents, owner),
    bikesForSale(documents, owner, page),
    priceJudge(site),
    currentRates(site, Date.now()),
  ]);
  if (suspension.exists) return null;
  return {
    ...{ id, owner, name, address, hours, map_link, since, logo },
    ...{ cards: judged(judge, bikes.map(cardOf)), rates, total },
    ...{ page, pages: Math.max(1, Math.ceil(total / maxBikes)) },
    isIndexed: total > 0 && page === 1,
  };
};

/** Renders a shop's page; nothing is stored (decision 141). */
export const answerShop = async (
  site: Site,
  response: Response,
  language: Language,
  { id, page }: { id: string; page: number },
): Promise<void> => {
  const address = localize(language, shopPath(id));
  const shop = await shopLocals(site, id, page);
  if (!shop) return sendGone(site, response, { language, status: 404 });
  if (page > shop.pages) return redirect(response, 302, address);
  const html = await renderPage(site, address, { shop });
  sendPage(site, response, html, { cache: forAMinute, own: robots(shop.isIndexed) });
};
