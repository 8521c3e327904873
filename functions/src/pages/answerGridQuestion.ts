import type { Card } from '../../../src/domain/listings/card.ts';
import { answerFromIndex } from '../../../src/domain/search/answerFromIndex.ts';
import type { GridAnswer, GridQuestion } from '../../../src/domain/search/gridQuestion.ts';
import type { SearchCard } from '../../../src/domain/search/segment.ts';
import { readCatalogue } from '../catalogue/readCatalogue.ts';
import type { Site } from '../platform/site.ts';
import { judged, priceJudge } from '../prices/priceJudge.ts';
import { currentRates } from '../rates/currentRates.ts';

/** Drops the seller, which only price comparisons need. */
const cardOfRow = (card: SearchCard): Card => {
  const { seller: _, ...shown } = card;
  return shown;
};

export const answerGridQuestion = async (site: Site, question: GridQuestion): Promise<GridAnswer> => {
  const isSearch = question.filters.text.trim() !== '';
  const rates = isSearch ? await currentRates(site, Date.now()) : undefined;
  const answer = answerFromIndex(await readCatalogue(site, isSearch), question, rates);
  const cards = judged(await priceJudge(site), answer.cards);
  return { ...answer, cards: cards.map(cardOfRow) };
};
