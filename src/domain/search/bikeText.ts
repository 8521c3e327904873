import type { SearchTerms } from '../glossary/glossary.ts';
import type { Card } from '../listings/card.ts';
import type { Rates } from '../money/money.schema.ts';
import { fallbackRates } from '../money/money.ts';
import { readSearch, type Search } from './readSearch.ts';
import type { SearchPhrase } from './searchTerm.ts';
import { buildSearchText, type TextHits } from './searchText.ts';

/** How a search was understood; null where nothing is searched. */
export type Understood = {
  /** The words that were searched instead, where nothing has those that were typed. */
  corrected: string | null;
  /** The ranges and the place that it names. */
  phrases: SearchPhrase[];
};

/**
 * Reads searches, and finds bikes by their words.
 * @param wordsFor everything but the description that a bike is found by, in both languages
 * @param descriptions the words of each bike's description and features, where they are known, by its id
 * @param terms what the words of a search mean besides, where that is known
 */
export const createBikeText = (
  cards: readonly Card[],
  wordsFor: (card: Card) => string,
  descriptions?: ReadonlyMap<string, string>,
  terms?: SearchTerms,
) => {
  let searchText: ((words: readonly string[]) => TextHits) | undefined;
  const hitsOf = (words: readonly string[]) => {
    searchText ??= buildSearchText(
      cards.map((card) => ({
        title: `${card.make} ${card.model}`,
        facts: wordsFor(card),
        description: descriptions?.get(card.id) ?? '',
      })),
      terms,
    );
    return searchText(words);
  };

  /** The last search: asked again with other filters, or for the counts, it is looked up once. */
  let last: { text: string; search: Search; hits: TextHits | null } | undefined;
  let rates: Rates = fallbackRates;
  const read = (text: string) => {
    if (last?.text !== text) {
      const search = readSearch(text, terms?.lengthAt, rates);
      last = { text, search, hits: search.words.length > 0 ? hitsOf(search.words) : null };
    }
    return last;
  };

  return {
    hitsOf,
    read,
    understand: (text: string): Understood => {
      const { search, hits } = read(text);
      return { corrected: hits?.corrected?.join(' ') ?? null, phrases: search.phrases };
    },
    setRates: (current: Rates) => {
      if (rates.lastUpdated === current.lastUpdated && rates.VND === current.VND) return;
      rates = current;
      last = undefined;
    },
  };
};
export type BikeText = ReturnType<typeof createBikeText>;
