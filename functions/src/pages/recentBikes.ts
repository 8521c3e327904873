import type { Request, Response } from 'express';
import type { Card } from '../../../src/domain/listings/card.ts';
import { isDocumentName } from '../../../src/domain/listings/listingId.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { cardsPiece, localize } from '../../../src/paths.ts';
import { readCards } from '../catalogue/readCatalogue.ts';
import { refuse, sendPage } from '../http/answer.ts';
import type { Site } from '../platform/site.ts';
import { judged, priceJudge } from '../prices/priceJudge.ts';
import { currentRates } from '../rates/currentRates.ts';

const idsAtMost = 12;

const find = async (site: Site, ids: readonly string[]): Promise<Card[]> => {
  const cards = await readCards(site);
  const forSale = cards.filter((card) => card.status === 'active' && ids.includes(card.id));
  const byId = new Map(forSale.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/**
 * Responds with cards of recently viewed bikes for sale. The body contains their ids, since addresses are
 * logged.
 */
export const answerRecent = async (
  site: Site,
  request: Request,
  response: Response,
  language: Language,
): Promise<void> => {
  if (request.method !== 'POST') {
    response.set('Allow', 'POST');
    return refuse(response, 405);
  }
  const body: unknown = request.body;
  const ids = typeof body === 'string' ? body.split(',', idsAtMost + 1) : [];
  if (ids.length === 0 || ids.length > idsAtMost || !ids.every((id) => isDocumentName(id)))
    return refuse(response, 400);
  const [cards, judge, rates] = await Promise.all([
    find(site, [...new Set(ids)]),
    priceJudge(site),
    currentRates(site, Date.now()),
  ]);
  const locals = { cards: { cards: judged(judge, cards), rates } };
  const { html } = await site.render(localize(language, cardsPiece), locals);
  sendPage(site, response, html, { cache: 'no-store' });
};
