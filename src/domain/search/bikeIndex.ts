import type { SearchTerms } from '../glossary/glossary.ts';
import { type Card, forSaleFirst } from '../listings/card.ts';
import type { Rates } from '../money/money.schema.ts';
import { readColumns } from './bikeColumns.ts';
import type { Filters, Sort } from './bikeFilter.ts';
import { createBikeText, type Understood } from './bikeText.ts';
import { barsOf, countFacets, type Facets } from './countFacets.ts';
import { createJudge } from './judgeBikes.ts';
import { indexTexts, type TextIndexes } from './searchText.ts';
import { sortByPrice, sortByScore } from './sortBikes.ts';

export type { Understood } from './bikeText.ts';
export type { Facets } from './countFacets.ts';

/**
 * Indices of matches in the requested order. `sold`: number of sold matches, even if `forSaleOnly` omits
 * them.
 */
export type Matches = {
  indices: Int32Array;
  active: number;
  sold: number;
  /** Null without a search text. */
  understood: Understood | null;
};

/** Searchable index of all listed bikes. `cards`: bikes for sale before sold bikes, each newest first. */
export type BikeIndex = {
  cards: readonly Card[];
  find: (filters: Filters) => Matches;
  facets: (filters: Filters) => Facets;
  setRates: (rates: Rates) => void;
};

/**
 * Like `buildBikeIndex`, for sorted cards with existing text indexes.
 * @param cards sorted by `forSaleFirst`
 * @param openIndexes returns the text indexes, in the cards' order; called by the first search
 * @param terms synonyms
 */
export const indexSorted = (
  cards: readonly Card[],
  openIndexes: () => TextIndexes,
  terms?: SearchTerms,
): BikeIndex => {
  const columns = readColumns(cards);
  const { size, firstSold } = columns;
  const text = createBikeText(size, openIndexes, terms);
  const { fails, judge } = createJudge(columns, text);
  let bars: Uint8Array | undefined;

  const orders: Partial<Record<Sort, Int32Array>> = {};
  const orderOf = (sort: 'newest' | 'cheapest' | 'dearest'): Int32Array | null => {
    if (sort === 'newest') return null;
    orders[sort] ??= sortByPrice(columns.ranges.price, firstSold, sort);
    return orders[sort];
  };

  /** Sorts matches: for sale first, then by score, then bikes in the searched place itself, then newest. */
  const byFit = (typed: string): Int32Array | null => {
    const { search, hits } = text.read(typed);
    const term = search.phrases.find((phrase) => phrase.name === 'order');
    if (term) return orderOf(term.order);
    const { of, codes } = columns.choices.location;
    const named = search.phrases.find((phrase) => phrase.name === 'location');
    const code = named && codes.get(named.place);
    return sortByScore(size, firstSold, (index) =>
      fails[index] === 0 ? 2 * (hits?.scoreOf(index) ?? 0) + (of[index] === code ? 1 : 0) : null,
    );
  };

  function* bikesAt(indices: Int32Array) {
    for (const index of indices) yield cards[index] as Card;
  }

  const find = (filters: Filters): Matches => {
    judge(filters);
    const indices = new Int32Array(size);
    let [active, sold] = [0, 0];
    const isSearch = filters.text.trim() !== '';
    const order = filters.sort === 'best' ? (isSearch ? byFit(filters.text) : null) : orderOf(filters.sort);
    const steps = order?.length ?? size;
    for (let step = 0; step < steps; step += 1) {
      const index = order ? (order[step] as number) : step;
      if (fails[index] !== 0) continue;
      indices[active + sold] = index;
      if (index < firstSold) active += 1;
      else sold += 1;
    }
    const shown = indices.subarray(0, filters.forSaleOnly ? active : active + sold);
    return {
      indices: shown,
      active,
      sold,
      understood: isSearch ? text.understand(filters.text, bikesAt(shown)) : null,
    };
  };

  const facets = (filters: Filters): Facets => {
    judge(filters);
    bars ??= barsOf(columns.ranges.price);
    return countFacets(columns, bars, fails, filters);
  };

  return { cards, find, facets, setRates: text.setRates };
};

/**
 * Builds an index of cards in any order.
 * @param wordsFor a bike's searchable words in both languages, without its description
 * @param descriptions words of descriptions and features by bike id
 * @param terms synonyms
 */
export const buildBikeIndex = (
  unsorted: readonly Card[],
  wordsFor: (card: Card) => string,
  descriptions?: ReadonlyMap<string, string>,
  terms?: SearchTerms,
): BikeIndex => {
  const cards = unsorted.toSorted(forSaleFirst);
  const textOf = (card: Card) => ({
    title: `${card.make} ${card.model}`,
    facts: wordsFor(card),
    description: descriptions?.get(card.id) ?? '',
  });
  return indexSorted(cards, () => indexTexts(cards.map(textOf)), terms);
};
