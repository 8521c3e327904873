import type { Response } from 'express';
import type { Card } from '../../../src/domain/listings/card.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { cardsPiece, localize } from '../../../src/paths.ts';
import { knownCards } from '../catalogue/knownCards.ts';
import type { Site } from '../platform/site.ts';
import { currentRates } from '../rates/currentRates.ts';
import { refuse, sendPage } from '../requests/answer.ts';
import { findSimilar } from './findSimilar.ts';
import { findPublished } from './refreshListingPage.ts';
import { similarAmong } from './similar.plan.ts';

/** Long enough to spare the database a crowd, short enough that a bike which was removed is soon gone. */
const forAMinute = 'public, max-age=0, s-maxage=60';

/** A bike that the catalogue does not have, such as a paused one, is read; a bike without a page is like nothing. */
const find = async (site: Site, slug: string): Promise<Card[] | null> => {
  const cards = await knownCards(site);
  const bike = cards?.find((card) => card.slug === slug) ?? (await findPublished(site, slug));
  if (!bike) return null;
  return cards ? similarAmong(cards, bike) : findSimilar(site.documents, bike);
};

/** The cards of bikes like the one with this address; nothing is stored, so nothing has to be made anew. */
export const answerSimilar = async (
  site: Site,
  response: Response,
  language: Language,
  slug: string,
): Promise<void> => {
  const [cards, rates] = await Promise.all([find(site, slug), currentRates(site, Date.now())]);
  if (!cards) return refuse(response, 404);
  const { html } = await site.render(localize(language, cardsPiece), { cards: { cards, rates } });
  sendPage(site, response, html, { cache: forAMinute, own: { 'X-Robots-Tag': 'noindex' } });
};
