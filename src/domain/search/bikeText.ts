import type { SearchTerms } from '../glossary/glossary.ts';
import type { Rates } from '../money/money.schema.ts';
import { fallbackRates } from '../money/money.ts';
import { type Namesakes, namesakes } from './namesakes.ts';
import { readSearch, type Search } from './readSearch.ts';
import type { SearchPhrase } from './searchTerm.ts';
import { buildSearchText, type TextHits, type TextIndexes } from './searchText.ts';

export type Understood = {
  /** Words searched instead of misspelled ones, or null. */
  corrected: string | null;
  phrases: SearchPhrase[];
  /** Models shown instead of a searched model without bikes, or null. */
  namesakes: Namesakes | null;
};

/**
 * @param size number of bikes
 * @param openIndexes returns the text indexes; called by the first search
 * @param terms synonyms
 */
export const createBikeText = (size: number, openIndexes: () => TextIndexes, terms?: SearchTerms) => {
  let searchText: ((words: readonly string[]) => TextHits) | undefined;
  const hitsOf = (words: readonly string[]) => {
    searchText ??= buildSearchText(openIndexes(), size, terms);
    return searchText(words);
  };

  /** Caches the last search, because other filters and the facets repeat it. */
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
    /** @param results bikes that the search finds */
    understand: (text: string, results: Iterable<{ model: string }>): Understood => {
      const { search, hits } = read(text);
      return {
        corrected: hits?.corrected?.join(' ') ?? null,
        phrases: search.phrases,
        namesakes: namesakes(search.words, results),
      };
    },
    setRates: (current: Rates) => {
      if (rates.lastUpdated === current.lastUpdated && rates.VND === current.VND) return;
      rates = current;
      last = undefined;
    },
  };
};
export type BikeText = ReturnType<typeof createBikeText>;
