import type { SearchTerms } from '../glossary/glossary.ts';
import { type Card, forSaleFirst } from '../listings/card.ts';
import { type FactFilter, factFilters } from '../listings/factFilters.ts';
import { locations, otherPlaces } from '../places/locations.ts';
import { placesMeant } from '../places/nearbyPlaces.ts';
import { filedPlace } from '../places/placeNames.ts';
import type { Rates } from '../prices/money.schema.ts';
import { fallbackRates } from '../prices/money.ts';
import { barOf, priceBars } from '../prices/priceScale.ts';
import { askedPlaces, type Bounds, type choices, type Filters, filedUnder, type Sort } from './bikeFilter.ts';
import { readSearch, type Search } from './readSearch.ts';
import type { SearchPhrase, SearchRange } from './searchTerm.ts';
import { buildSearchText, type TextHits } from './searchText.ts';
import { sortByPrice, sortByScore } from './sortBikes.ts';

/** How many bikes each choice would show, given all the other filters, and how many there are at which price. */
export type Facets = Record<(typeof choices)[number], Record<string, number>> &
  Record<FactFilter, number> & {
    prices: number[];
    /** How many the chosen place and those near it would show together; null where no place is chosen. */
    around: number | null;
  };
/** What a search was taken for; null where nothing is searched. */
export type Understood = {
  /** The words that were searched instead, where nothing has those that were typed. */
  corrected: string | null;
  /** The ranges and the place that it names. */
  phrases: SearchPhrase[];
};

/**
 * Bikes that pass, as places in the index and in the order asked for; exact, whatever their number. Sold ones are
 * counted although they may be left out.
 */
export type Found = {
  places: Int32Array;
  active: number;
  sold: number;
  understood: Understood | null;
};

/** Every listed bike in columns, those for sale first, then newest first: a question touches numbers only. */
export type BikeIndex = {
  cards: readonly Card[];
  find: (filters: Filters) => Found;
  facets: (filters: Filters) => Facets;
  /** From now on a search reads amounts in foreign money at these rates. */
  setRates: (rates: Rates) => void;
};

const unknown = -1;
const failedChoice = { category: 1, make: 2, location: 4, transmission: 8 } as const;
const failedPrice = 16;
const failedOther = 32;
const failedFact = { ownPapers: 64, openToOffers: 128 } as const;
/** How sellers write it who were not asked, as a search compares words. */
const factWords = { ownPapers: ['chinh', 'chu'], openToOffers: ['thuong', 'luong'] } as const;

const column = (names: readonly string[]) => {
  const values = [...new Set(names)];
  const codes = new Map(values.map((value, code) => [value, code]));
  return { values, codes, of: Uint16Array.from(names, (name) => codes.get(name) ?? 0) };
};

const isOpen = ({ from, to }: Bounds) => from === null && to === null;

/** Lowest and highest number that pass; what is unknown stays below them unless the range is open. */
const numbers = ({ from, to }: Bounds) => [from ?? (to === null ? -Infinity : 0), to ?? Infinity] as const;

/**
 * @param wordsFor everything but the description that a bike is found by, in both languages
 * @param descriptions the words of each bike's description and features, where they are known, by its id
 * @param terms what the words of a search mean besides, where that is known
 */
export const buildBikeIndex = (
  unsorted: readonly Card[],
  wordsFor: (card: Card) => string,
  descriptions?: ReadonlyMap<string, string>,
  terms?: SearchTerms,
): BikeIndex => {
  const cards = unsorted.toSorted(forSaleFirst);
  const size = cards.length;
  const columns = {
    category: column(cards.map((card) => filedUnder(card.category))),
    transmission: column(cards.map((card) => card.transmission)),
    make: column(cards.map((card) => card.make)),
    location: column(cards.map((card) => filedPlace(card.location))),
  };
  const cc = Float64Array.from(cards, (card) => card.cc ?? unknown);
  const price = Float64Array.from(cards, (card) => card.price);
  const year = Float64Array.from(cards, (card) => card.year);
  let bars: Uint8Array | undefined;
  /** The cards before this place are for sale, those from it on are sold. */
  const firstSold = cards.findLastIndex((card) => card.status === 'active') + 1;

  const mileage = Float64Array.from(cards, (card) => card.mileage);
  const isElectric = Uint8Array.from(cards, (card) =>
    card.fuel === 'electric' || card.category === 'electric' ? 1 : 0,
  );
  const hasFact = (name: FactFilter) =>
    Uint8Array.from(cards, ({ facts }) => (facts?.includes(name) ? 1 : 0));
  const factColumns = { ownPapers: hasFact('ownPapers'), openToOffers: hasFact('openToOffers') };
  const columnOf: Record<SearchRange, Float64Array> = { price, year, cc, mileage };

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

  /** What a text has found: asked again with other filters, or for the counts, it is looked up once. */
  let last: { text: string; search: Search; hits: TextHits | null } | undefined;
  let rates: Rates = fallbackRates;
  const read = (text: string) => {
    if (last?.text !== text) {
      const search = readSearch(text, terms?.lengthAt, rates);
      last = { text, search, hits: search.words.length > 0 ? hitsOf(search.words) : null };
    }
    return last;
  };

  const understand = (text: string): Understood => {
    const { search, hits } = read(text);
    return { corrected: hits?.corrected?.join(' ') ?? null, phrases: search.phrases };
  };

  const rejectOtherPlaces = (wanted: readonly string[], bit: number) => {
    const { of, codes, values } = columns.location;
    const isWanted = new Uint8Array(values.length);
    for (const name of wanted) {
      const code = codes.get(name);
      if (code !== undefined) isWanted[code] = 1;
    }
    for (let place = 0; place < size; place += 1)
      if (isWanted[of[place] as number] === 0) fails[place] = (fails[place] as number) | bit;
  };

  /** Marks what a search leaves out: by its ranges, its place and its words. */
  const judgeText = (text: string) => {
    const { search, hits } = read(text);
    const reject = (place: number) => {
      fails[place] = (fails[place] as number) | failedOther;
    };
    for (const phrase of search.phrases) {
      if (phrase.name === 'location') {
        rejectOtherPlaces(placesMeant(phrase.place, phrase.around), failedOther);
      } else if (phrase.name === 'transmission') {
        const code = columns.transmission.codes.get(phrase.transmission);
        for (let place = 0; place < size; place += 1)
          if (columns.transmission.of[place] !== code) reject(place);
      } else if (phrase.name === 'electric') {
        for (let place = 0; place < size; place += 1) if (isElectric[place] === 0) reject(place);
      } else if (phrase.name === 'ownPapers' || phrase.name === 'openToOffers') {
        const has = factColumns[phrase.name];
        // Sellers who answered no question may have written it.
        const written = hitsOf(factWords[phrase.name]);
        for (let place = 0; place < size; place += 1)
          if (has[place] === 0 && (written.corrected || !written.has(place))) reject(place);
      } else {
        const [from, to] = numbers(phrase.bounds);
        const values = columnOf[phrase.name];
        for (let place = 0; place < size; place += 1) {
          const value = values[place] as number;
          if (value < from || value > to) reject(place);
        }
      }
    }
    if (hits) for (let place = 0; place < size; place += 1) if (!hits.has(place)) reject(place);
  };

  /** Bikes that pass: those for sale, those that fit the words best first, those in the very place, the newest. */
  const byFit = (text: string): Int32Array => {
    const { search, hits } = read(text);
    const named = search.phrases.find((phrase) => phrase.name === 'location');
    const code = named && columns.location.codes.get(named.place);
    return sortByScore(size, firstSold, (place) =>
      fails[place] === 0
        ? 2 * (hits?.scoreOf(place) ?? 0) + (columns.location.of[place] === code ? 1 : 0)
        : null,
    );
  };

  const orders: Partial<Record<Sort, Int32Array>> = {};
  const orderOf = (sort: 'newest' | 'cheapest' | 'dearest'): Int32Array | null => {
    if (sort === 'newest') return null;
    orders[sort] ??= sortByPrice(price, firstSold, sort);
    return orders[sort];
  };

  /** For each bike, which of the conditions it fails. */
  const fails = new Uint8Array(size);
  const judge = (filters: Filters) => {
    const [ccFrom, ccTo] = numbers(filters.cc);
    const [priceFrom, priceTo] = numbers(filters.price);
    const [yearFrom, yearTo] = numbers(filters.year);
    fails.fill(0);
    const ranged = ![filters.cc, filters.price, filters.year].every(isOpen);
    for (let place = 0; ranged && place < size; place += 1) {
      const engine = cc[place] as number;
      const amount = price[place] as number;
      const age = year[place] as number;
      fails[place] =
        (engine < ccFrom || engine > ccTo || age < yearFrom || age > yearTo ? failedOther : 0) |
        (amount < priceFrom || amount > priceTo ? failedPrice : 0);
    }
    if (filters.text.trim() !== '') judgeText(filters.text);
    const wantedPlaces = askedPlaces(filters);
    if (wantedPlaces) rejectOtherPlaces(wantedPlaces, failedChoice.location);
    for (const name of ['category', 'transmission', 'make'] as const) {
      const wanted = filters[name];
      if (wanted === null) continue;
      const bit = failedChoice[name];
      const { of, codes } = columns[name];
      const code = codes.get(wanted) ?? unknown;
      for (let place = 0; place < size; place += 1)
        if (of[place] !== code) fails[place] = (fails[place] as number) | bit;
    }
    for (const name of factFilters) {
      if (!filters[name]) continue;
      const has = factColumns[name];
      for (let place = 0; place < size; place += 1)
        if (has[place] === 0) fails[place] = (fails[place] as number) | failedFact[name];
    }
  };

  const find = (filters: Filters): Found => {
    judge(filters);
    const places = new Int32Array(size);
    let [active, sold] = [0, 0];
    const isSearch = filters.text.trim() !== '';
    const order = filters.sort === 'best' ? (isSearch ? byFit(filters.text) : null) : orderOf(filters.sort);
    const steps = order?.length ?? size;
    for (let step = 0; step < steps; step += 1) {
      const place = order ? (order[step] as number) : step;
      if (fails[place] !== 0) continue;
      places[active + sold] = place;
      if (place < firstSold) active += 1;
      else sold += 1;
    }
    return {
      places: places.subarray(0, filters.forSaleOnly ? active : active + sold),
      active,
      sold,
      understood: isSearch ? understand(filters.text) : null,
    };
  };

  const facets = (filters: Filters): Facets => {
    judge(filters);
    const counted = (name: keyof typeof columns): Record<string, number> => {
      const { of, values } = columns[name];
      const counts = new Int32Array(values.length);
      const others = 255 & ~failedChoice[name];
      for (let place = 0; place < size; place += 1)
        if (((fails[place] as number) & others) === 0)
          counts[of[place] as number] = (counts[of[place] as number] as number) + 1;
      return Object.fromEntries(
        values.flatMap((value, code) => (counts[code] ? [[value, counts[code]]] : [])),
      );
    };
    const inPlaces = counted('location');
    const countMeant = (name: string, around: boolean) =>
      placesMeant(name, around).reduce((sum, place) => sum + (inPlaces[place] ?? 0), 0);
    const countPlaces = () =>
      Object.fromEntries(
        [...locations.map(({ value }) => value), otherPlaces]
          .map((name) => [name, countMeant(name, filters.around)] as const)
          .filter(([, count]) => count > 0),
      );
    const countPrices = () => {
      bars ??= Uint8Array.from(price, barOf);
      const counts = new Array<number>(priceBars).fill(0);
      const others = 255 & ~failedPrice;
      for (let place = 0; place < size; place += 1)
        if (((fails[place] as number) & others) === 0)
          counts[bars[place] as number] = (counts[bars[place] as number] as number) + 1;
      return counts;
    };
    const countFact = (name: FactFilter) => {
      const others = 255 & ~failedFact[name];
      return factColumns[name].reduce(
        (sum, has, place) => sum + (has === 1 && ((fails[place] as number) & others) === 0 ? 1 : 0),
        0,
      );
    };
    return {
      ownPapers: countFact('ownPapers'),
      openToOffers: countFact('openToOffers'),
      category: counted('category'),
      transmission: counted('transmission'),
      make: counted('make'),
      location: countPlaces(),
      around: filters.location === null ? null : countMeant(filters.location, true),
      prices: countPrices(),
    };
  };

  const setRates = (current: Rates) => {
    if (rates.lastUpdated === current.lastUpdated && rates.VND === current.VND) return;
    rates = current;
    last = undefined;
  };

  return { cards, find, facets, setRates };
};
