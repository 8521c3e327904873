import type { Response } from 'express';
import type { Language } from '../../../src/i18n/languages.ts';
import { cardsPiece, localize } from '../../../src/paths.ts';
import { findSimilar } from '../effects/findSimilar.ts';
import { readRates } from '../effects/readRates.ts';
import { findPublished } from '../effects/refreshListingPage.ts';
import type { Site } from '../site.ts';
import { refuse, sendPage } from './answer.ts';

/** Long enough to spare the database a crowd, short enough that a bike which was removed is soon gone. */
const forAMinute = 'public, max-age=0, s-maxage=60';

/** The cards of bikes like the one with this address; nothing is stored, so nothing has to be made anew. */
export const answerSimilar = async (
  site: Site,
  response: Response,
  language: Language,
  slug: string,
): Promise<void> => {
  const listing = await findPublished(site, slug);
  if (!listing) return refuse(response, 404);
  const [cards, rates] = await Promise.all([findSimilar(site.documents, listing), readRates(site.documents)]);
  const { html } = await site.render(localize(language, cardsPiece), { cards: { cards, rates } });
  sendPage(site, response, html, { cache: forAMinute, own: { 'X-Robots-Tag': 'noindex' } });
};
