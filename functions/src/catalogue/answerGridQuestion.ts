import type { Card, Row } from '../../../src/domain/listings/card.ts';
import { compileQuery } from '../../../src/domain/search/firestoreQuery.ts';
import type { GridAnswer, GridQuestion } from '../../../src/domain/search/gridQuestion.ts';
import { loosen } from '../../../src/domain/search/loosen.ts';
import { suggestionsFor } from '../../../src/domain/search/suggest.ts';
import type { Site } from '../platform/site.ts';
import { findInFirestore } from './findInFirestore.ts';
import { isWhole } from './knownCards.ts';
import { readCatalogue, readCatalogueIndex } from './readCatalogue.ts';

/** A page shows cards; the words of their descriptions are for the search alone. */
const cardOfRow = (card: Card): Card => {
  const { words: _, ...shown }: Row = { words: '', ...card };
  return shown;
};

/** The cards that were asked for, and how many there are: from the catalogue's files or, past a size, from Firestore. */
export const answerGridQuestion = async (
  site: Site,
  { filters, from, to, facets, suggest }: GridQuestion,
): Promise<GridAnswer> => {
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
  const bikes = await readCatalogue(site, index);
  const { places, active, sold, understood } = bikes.find(filters);
  const cards = [...places.subarray(from, to)].flatMap((place) => bikes.cards[place] ?? []);
  return {
    cards: cards.map(cardOfRow),
    active,
    sold,
    facets: facets ? bikes.facets(filters) : null,
    drops: places.length === 0 ? loosen(bikes, filters) : [],
    understood,
    suggestions: suggest ? suggestionsFor(bikes, filters) : [],
  };
};
