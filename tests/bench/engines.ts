import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
import { glossary } from '../../src/content/glossary.ts';
import { newestFirst, type Row } from '../../src/domain/listings/card.ts';
import { type Bounds, type Filters, filedUnder, noFilters } from '../../src/domain/search/bikeFilter.ts';
import { buildBikeIndex } from '../../src/domain/search/bikeIndex.ts';
import { wordsOf } from '../../src/domain/text/words.ts';
import { describeBike } from '../../src/i18n/describeBike.ts';

/** Search engine. `find` returns the indexes of matching rows, in the requested order. */
export type Engine = {
  name: string;
  find: (filters: Filters) => ArrayLike<number>;
  search: (text: string) => number;
};

const folded = (text: string) => wordsOf(text).join(' ');
const textOf = (row: Row) => folded(`${describeBike(row)} ${row.words}`);
const within = ({ from, to }: Bounds, value: number | null) =>
  (from === null && to === null) || (value !== null && value >= (from ?? 0) && value <= (to ?? Infinity));

const narrowed = (rows: readonly Row[], search: (text: string) => Iterable<number>) => {
  const everything = Array.from(rows.keys());
  return ({ text, category, make, location, cc, price, year, sort }: Filters) => {
    const places = text === '' ? everything : [...search(text)].sort((a, b) => a - b);
    const matches = places.filter((position) => {
      const row = rows[position];
      return (
        row !== undefined &&
        (make === null || row.make === make) &&
        (category === null || filedUnder(row.category) === category) &&
        (location === null || row.location === location) &&
        within(cc, row.cc) &&
        within(price, row.price) &&
        within(year, row.year)
      );
    });
    const byPrice = (a: number, b: number) => (rows[a]?.price ?? 0) - (rows[b]?.price ?? 0);
    if (sort === 'cheapest') matches.sort(byPrice);
    if (sort === 'dearest') matches.sort((a, b) => byPrice(b, a));
    return matches;
  };
};

const ours = (rows: readonly Row[]): Engine => {
  const bikes = buildBikeIndex(
    rows,
    describeBike,
    new Map(rows.map(({ id, words }) => [id, words])),
    glossary,
  );
  const find = (filters: Filters) => bikes.find(filters).indices;
  return { name: 'this one', find, search: (text) => find({ ...noFilters, text }).length };
};
const flexSearch = (rows: readonly Row[]): Engine => {
  const index = new Index({ tokenize: 'forward', encode: (text: string) => text.split(' ') });
  for (const [position, row] of rows.entries()) index.add(position, textOf(row));
  const search = (text: string) => index.search(folded(text), { limit: rows.length }) as number[];
  return { name: 'FlexSearch', find: narrowed(rows, search), search: (text) => search(text).length };
};

const miniSearch = (rows: readonly Row[]): Engine => {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { prefix: true, combineWith: 'AND' },
  });
  index.addAll(rows.map((row, id) => ({ id, text: textOf(row) })));
  const search = (text: string) => index.search(folded(text)).map(({ id }): number => id);
  return { name: 'MiniSearch', find: narrowed(rows, search), search: (text) => search(text).length };
};

/**
 * Returns functions that each build one engine, all with the same bikes. Call them one at a time: all engines
 * together exceed the memory.
 */
export const engines = (unsorted: readonly Row[]): (() => Engine)[] => {
  const rows = unsorted.toSorted(newestFirst);
  return [ours, flexSearch, miniSearch].map((build) => () => build(rows));
};
