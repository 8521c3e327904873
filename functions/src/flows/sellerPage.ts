import type { Response } from 'express';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, sellerPath } from '../../../src/paths.ts';
import { forAMinute, robots, sendPage } from '../http/answer.ts';
import { renderPage } from '../pages/renderPage.ts';
import { sendGone } from '../pages/sendGone.ts';
import type { Site } from '../platform/site.ts';
import { judged, priceJudge } from '../prices/priceJudge.ts';
import { sellerNeeds } from './refreshSeller.ts';
import { sellerLocals } from './sellerLocals.ts';

/** Renders a seller's page; nothing is stored (decision 60). */
export const answerSeller = async (
  site: Site,
  response: Response,
  language: Language,
  id: string,
): Promise<void> => {
  const seller = await sellerLocals(id, { ...sellerNeeds(), site });
  if (!seller) return sendGone(site, response, { language, status: 404 });
  const cards = judged(await priceJudge(site), seller.cards);
  const html = await renderPage(site, localize(language, sellerPath(id)), { seller: { ...seller, cards } });
  sendPage(site, response, html, { cache: forAMinute, own: robots(seller.isIndexed) });
};
