import {
  activeFilters,
  type Bounds,
  choices,
  type FilterName,
  type Filters,
  filedUnder,
  type Sort,
  without,
} from './bikeFilter.ts';
import { type Card, newestFirst } from './card.ts';
import { buildTextIndex, type TextIndex } from './textIndex.ts';
import { wordsOf } from './words.ts';

/** How many bikes each choice would show, given all the other filters. */
export type Facets = Record<(typeof choices)[number], Record<string, number>>;
/** Bikes that pass, as places in the index and in the order asked for; exact, whatever their number. */
export type Found = { places: Int32Array; active: number; sold: number };

/** Every listed bike in columns, newest first: a question touches numbers only. */
export type BikeIndex = {
  cards: readonly Card[];
  find: (filters: Filters) => Found;
  facets: (filters: Filters) => Facets;
};

const unknown = -1;
const failedChoice = { category: 1, make: 2, location: 4 } as const;
const failedOther = 8;

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
 * @param descriptions the words of each bike's description, where they are known, by its id
 */
export const buildBikeIndex = (
  unsorted: readonly Card[],
  wordsFor: (card: Card) => string,
  descriptions?: ReadonlyMap<string, string>,
): BikeIndex => {
  const cards = unsorted.toSorted(newestFirst);
  const size = cards.length;
  const columns = {
    category: column(cards.map((card) => filedUnder(card.category))),
    make: column(cards.map((card) => card.make)),
    location: column(cards.map((card) => card.location)),
  };
  const cc = Float64Array.from(cards, (card) => card.cc ?? unknown);
  const price = Float64Array.from(cards, (card) => card.price);
  const year = Float64Array.from(cards, (card) => card.year);
  const isActive = Uint8Array.from(cards, (card) => (card.status === 'active' ? 1 : 0));

  let text: TextIndex | undefined;
  const textIndex = () => {
    text ??= buildTextIndex(cards.map((card) => `${wordsFor(card)} ${descriptions?.get(card.id) ?? ''}`));
    return text;
  };
  const orders: Partial<Record<Sort, Int32Array>> = {};
  // A stable sort keeps equal prices newest first.
  const orderOf = (sort: Sort): Int32Array => {
    orders[sort] ??= Int32Array.from(cards.keys()).sort((a, b) => {
      const difference = (price[a] ?? 0) - (price[b] ?? 0);
      return (sort === 'cheapest' ? difference : -difference) || a - b;
    });
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
        engine < ccFrom ||
        engine > ccTo ||
        amount < priceFrom ||
        amount > priceTo ||
        age < yearFrom ||
        age > yearTo
          ? failedOther
          : 0;
    }
    const words = wordsOf(filters.text);
    if (words.length > 0) textIndex().mark(words, fails, failedOther);
    for (const name of choices) {
      const wanted = filters[name];
      if (wanted === null) continue;
      const { of, codes } = columns[name];
      const code = codes.get(wanted) ?? unknown;
      const bit = failedChoice[name];
      for (let place = 0; place < size; place += 1)
        if (of[place] !== code) fails[place] = (fails[place] as number) | bit;
    }
  };

  const find = (filters: Filters): Found => {
    judge(filters);
    const places = new Int32Array(size);
    let [count, active] = [0, 0];
    const order = filters.sort === 'newest' ? null : orderOf(filters.sort);
    for (let step = 0; step < size; step += 1) {
      const place = order ? (order[step] as number) : step;
      if (fails[place] !== 0) continue;
      places[count] = place;
      count += 1;
      active += isActive[place] as number;
    }
    return { places: places.subarray(0, count), active, sold: count - active };
  };

  const facets = (filters: Filters): Facets => {
    judge(filters);
    const counted = (name: (typeof choices)[number]) => {
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
    return { category: counted('category'), make: counted('make'), location: counted('location') };
  };

  return { cards, find, facets };
};

/** A filter, and how many bikes there would be without it. */
export type Drop = { name: FilterName; count: number };

/** Where nothing is found: the filter without which most would be, or null where no single one helps. */
export const strictest = (bikes: BikeIndex, filters: Filters): Drop | null => {
  const drops = activeFilters(filters).map((name) => ({
    name,
    count: bikes.find(without(filters, name)).places.length,
  }));
  const best = drops.toSorted((a, b) => b.count - a.count)[0];
  return best && best.count > 0 ? best : null;
};
