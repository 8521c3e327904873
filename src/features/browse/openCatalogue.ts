import { type Card, forSaleFirst } from '../../domain/listings/card.ts';
import type { Rates } from '../../domain/money/money.schema.ts';
import { answerFromIndex } from '../../domain/search/answerFromIndex.ts';
import { isFiltered, shownSort } from '../../domain/search/bikeFilter.ts';
import { type BikeIndex, buildBikeIndex } from '../../domain/search/bikeIndex.ts';
import type { CatalogueIndex, PartSummary } from '../../domain/search/catalogue.ts';
import { type GridAnswer, type GridQuestion, writeQuestion } from '../../domain/search/gridQuestion.ts';
import { describeBike } from '../../i18n/describeBike.ts';
import { catalogueAnswer } from '../../paths.ts';
import { type Get, openCatalogueFiles, partKey, readJson } from './catalogueFiles.ts';
import { remember } from './remember.ts';

export type Question = Omit<GridQuestion, 'facets' | 'suggest'> & {
  facets?: boolean;
  suggest?: boolean;
  /** Exchange rates for prices in foreign currency. The server uses its own. */
  rates?: Rates | undefined;
};
export type Answer = GridAnswer;

/**
 * Maximum number of bikes for a catalogue in the browser: 60 bytes each (brotli), 1.2 s on slow 4G. A
 * function searches larger ones.
 */
export const ownCatalogue = 4_000;

/** Bikes of the first `parts` parts of a catalogue: those for sale first, newest first. */
type Newest = { catalogue: CatalogueIndex; cards: Card[]; parts: number };

/**
 * Opens the catalogue in a browser. Without filters, the newest parts suffice. Filters need all parts;
 * searches also need descriptions. A function searches large catalogues.
 */
export const openCatalogue = (get: Get, now: () => number): ((question: Question) => Promise<Answer>) => {
  const files = openCatalogueFiles(get, now);
  const indexes = remember<BikeIndex>();

  const build = (parts: readonly PartSummary[], withWords: boolean) =>
    indexes(`${withWords} ${parts.map(partKey)}`, async () => {
      const [read, terms] = await Promise.all([
        Promise.all(parts.map(withWords ? (part) => files.readDescribed(part) : files.readCards)),
        withWords ? files.readTerms() : undefined,
      ]);
      const cards = read.flatMap((part) => part.cards);
      const descriptions = new Map(
        read.flatMap((part) => part.words.map((text, index) => [part.cards[index]?.id ?? '', text])),
      );
      return buildBikeIndex(cards, describeBike, descriptions, terms);
    });

  let newest: Newest | undefined;
  /** Loads only as many parts as the requested cards need. The next page reuses them. */
  const plain = async (catalogue: CatalogueIndex, from: number, to: number): Promise<Answer> => {
    let { cards, parts } = newest?.catalogue === catalogue ? newest : { cards: [], parts: 0 };
    for (; parts < catalogue.parts.length; parts += 1) {
      const rest = catalogue.parts[parts];
      const last = cards[to - 1];
      // Sold bikes come after all bikes for sale, so bikes of any part may precede a sold one.
      if (!rest || (last?.status === 'active' && last.created_at > rest.newest)) break;
      cards = [...cards, ...(await files.readCards(rest)).cards].sort(forSaleFirst);
    }
    newest = { catalogue, cards, parts };
    const { active, sold } = catalogue;
    return {
      cards: cards.slice(from, to),
      active,
      sold,
      facets: null,
      drops: [],
      understood: null,
      suggestions: [],
    };
  };

  return async ({ filters, from, to, facets = false, suggest = false, rates }) => {
    const catalogue = await files.readIndex(from === 0);
    const isPlain =
      !isFiltered(filters) && !filters.forSaleOnly && shownSort(filters) === 'newest' && !facets;
    if (isPlain) return plain(catalogue, from, to);
    if (catalogue.active + catalogue.sold > ownCatalogue)
      return readJson(get, catalogueAnswer + writeQuestion({ filters, from, to, facets, suggest }));
    const bikes = await build(catalogue.parts, filters.text.trim() !== '');
    return answerFromIndex(bikes, { filters, from, to, facets, suggest }, rates);
  };
};
