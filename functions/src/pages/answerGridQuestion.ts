import type { Card, Row } from '../../../src/domain/listings/card.ts';
import { answerFromIndex } from '../../../src/domain/search/answerFromIndex.ts';
import { compileQuery } from '../../../src/domain/search/firestoreQuery.ts';
import type { GridAnswer, GridQuestion } from '../../../src/domain/search/gridQuestion.ts';
import { findInFirestore } from '../catalogue/findInFirestore.ts';
import { isWhole } from '../catalogue/knownCards.ts';
import { readCatalogue, readCatalogueIndex } from '../catalogue/readCatalogue.ts';
import type { Site } from '../platform/site.ts';
import { judged, priceJudge } from '../prices/priceJudge.ts';
import { currentRates } from '../rates/currentRates.ts';

/** Drops fields that cards don't show: words for the search, sellers for price comparisons. */
const cardOfRow = (card: Card): Card => {
  const { words: _, seller: __, ...shown }: Row = { words: '', ...card };
  return shown;
};

/**
 * Returns the requested cards and their total: from the catalogue's files, or beyond a size from Firestore.
 */
export const answerGridQuestion = async (site: Site, question: GridQuestion): Promise<GridAnswer> => {
  const { filters, from, to, facets } = question;
  const index = await readCatalogueIndex(site);
  const query = !isWhole(index) && !facets ? compileQuery(filters) : null;
  if (query)
    return {
      ...(await findInFirestore(site.documents, query, from, to - from)),
      facets: null,
      drops: [],
      understood: null,
      suggestions: [],
    };
  const rates = filters.text === '' ? undefined : await currentRates(site, Date.now());
  const bikes = await readCatalogue(site, index);
  const answer = answerFromIndex(bikes, question, rates);
  const cards = judged(await priceJudge(site), answer.cards);
  return { ...answer, cards: cards.map(cardOfRow) };
};
