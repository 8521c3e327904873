import type { Request, Response } from 'express';
import { isDocumentName } from '../../../src/domain/listingId.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { cardsPiece, localize } from '../../../src/paths.ts';
import { findCards } from '../effects/findCards.ts';
import { readRates } from '../effects/readRates.ts';
import type { Site } from '../site.ts';
import { refuse, sendPage } from './answer.ts';

const idsAtMost = 12;

/**
 * The cards of bikes that a browser remembers, as far as they are still for sale. It sends their ids as a body, since
 * addresses are written down on the way; nothing of it is kept here.
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
  const asked: unknown = request.body;
  const ids = typeof asked === 'string' ? asked.split(',', idsAtMost + 1) : [];
  if (ids.length === 0 || ids.length > idsAtMost || !ids.every((id) => isDocumentName(id)))
    return refuse(response, 400);
  const [cards, rates] = await Promise.all([
    findCards(site.documents, [...new Set(ids)]),
    readRates(site.documents),
  ]);
  const { html } = await site.render(localize(language, cardsPiece), { cards: { cards, rates } });
  sendPage(site, response, html, { cache: 'no-store' });
};
