import { expect, it } from 'vitest';
import { buildListings } from '../../../local/seed/buildListings.ts';
import { glossary } from '../../../src/content/glossary.ts';
import { type Row, rowOf } from '../../../src/domain/listings/card.ts';
import { isListed } from '../../../src/domain/listings/listing.ts';
import { type Filters, noFilters } from '../../../src/domain/search/bikeFilter.ts';
import { buildBikeIndex } from '../../../src/domain/search/bikeIndex.ts';
import { readSearch } from '../../../src/domain/search/readSearch.ts';
import { suggestionsFor } from '../../../src/domain/search/suggest.ts';
import { describeBike } from '../../../src/i18n/describeBike.ts';
import { engines } from '../engines.ts';

/*
 * Compares the grid with two search engines that use the same filters and orders. Each of the 200 queries has
 * facets, ranges, a search of one to three prefixes, and exact totals.
 */
const sizes = [1_000, 10_000, 100_000];
const questions = 200;
/** Our maximum time as a share of FlexSearch's, by number of bikes. */
const maxShares: Record<number, number> = { 10000: 0.35, 100000: 0.25 };

const p = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
const ms = (value: number) => Math.round(value * 1_000) / 1_000;

const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

const rowsUpTo = (maxRows: number): Row[] => {
  const seeded = buildListings(12_000, Date.UTC(2026, 0, 1)).flatMap(({ id, listing }) =>
    isListed(listing) ? [rowOf({ ...listing, id })] : [],
  );
  return Array.from({ length: maxRows }, (_, n) => {
    const row = seeded[n % seeded.length];
    if (!row) throw new Error('the seed is empty');
    return { ...row, id: `${row.id}${n}`, price: row.price + n, created_at: row.created_at - n };
  });
};

const ask = (rows: readonly Row[]): Filters[] => {
  const next = random(42);
  const pick = <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T;
  return Array.from({ length: questions }, () => {
    const like = pick(rows);
    const words = next() < 0.6 ? `${like.make} ${like.model} ${pick(like.words.split(' '))}`.split(' ') : [];
    const beginnings = words
      .slice(0, 1 + Math.floor(next() * 3))
      .map((word) => word.slice(0, 3 + next() * 4))
      // Our search treats words below three letters as whole words. The other engines do not support phrases.
      .filter((word) => /^\p{L}{3,}$/u.test(word) && readSearch(word).phrases.length === 0);
    return {
      ...noFilters,
      make: next() < 0.3 ? like.make : null,
      category: next() < 0.3 ? like.category : null,
      location: next() < 0.2 ? like.location : null,
      price: next() < 0.4 ? { from: like.price / 2, to: like.price * 2 } : noFilters.price,
      year: next() < 0.2 ? { from: like.year - 2, to: null } : noFilters.year,
      text: beginnings.join(' '),
      sort: pick(['best', 'cheapest', 'dearest'] as const),
    };
  });
};

const time = (questions: readonly Filters[], one: (filters: Filters) => void) => {
  for (const filters of questions) one(filters);
  const once = (filters: Filters) => {
    const start = performance.now();
    one(filters);
    return performance.now() - start;
  };
  const times = questions.map((filters) => {
    const first = once(filters);
    // Short queries run several times, for a median: a single short measurement is mostly noise.
    return first > 1 ? first : p([first, ...Array.from({ length: 8 }, () => once(filters))], 0.5);
  });
  return { p50: ms(p(times, 0.5)), p95: ms(p(times, 0.95)) };
};

const facetsOf = (some: readonly Row[], questions: readonly Filters[]) => {
  const bikes = buildBikeIndex(
    some,
    describeBike,
    new Map(some.map(({ id, words }) => [id, words])),
    glossary,
  );
  return time(questions, (filters) => bikes.facets(filters)).p95;
};

const typing = ['h', 'hon', 'honda wa', 'xe', 'xe số sai', 'đà', 'air bl', 'ex', 'wave đà n', 'xe ga hà'];
/** Limit in milliseconds for suggestions per keystroke at 10,000 bikes. */
const maxSuggestMs = 8;
const suggestionsOf = (some: readonly Row[]) => {
  const bikes = buildBikeIndex(
    some,
    describeBike,
    new Map(some.map(({ id, words }) => [id, words])),
    glossary,
  );
  return time(
    typing.map((text) => ({ ...noFilters, text })),
    (filters) => suggestionsFor(bikes, filters),
  ).p95;
};

const slipsOf = (some: readonly Row[], questions: readonly Filters[]) => {
  const bikes = buildBikeIndex(
    some,
    describeBike,
    new Map(some.map(({ id, words }) => [id, words])),
    glossary,
  );
  const slips = questions.flatMap(({ text }, n) => {
    const word = some[n]?.model.split(' ').find((part) => part.length > 4);
    return word && text ? [`${word[0]}${word[2]}${word[1]}${word.slice(3)}`] : [];
  });
  let last = 0;
  // Every second run adds a space, because the result for an equal text is cached.
  return time(
    slips.map((text) => ({ ...noFilters, text })),
    ({ text }) => bikes.find({ ...noFilters, text: last++ % 2 === 0 ? text : `${text} ` }),
  ).p95;
};

it('the grid answers in a frame at any size, and in a third of the time of a search engine or less', () => {
  const all = rowsUpTo(sizes.at(-1) ?? 0);
  const table: Record<string, unknown>[] = [];
  for (const size of sizes) {
    const some = all.slice(0, size);
    const questions = ask(some);
    const searched = questions.filter(({ text }) => text !== '');
    const p95: Record<string, number> = {};
    const totals: Record<string, number[]> = {};
    for (const build of engines(some)) {
      const start = performance.now();
      const engine = build();
      engine.search('xe');
      const built = Math.round(performance.now() - start);
      const find = time(questions, (filters) => engine.find(filters));
      const search = time(searched, ({ text }) => engine.search(text));
      p95[engine.name] = find.p95;
      totals[engine.name] = questions.map((filters) => engine.find(filters).length);
      table.push({
        bikes: size,
        engine: engine.name,
        'build ms': built,
        'find p50': find.p50,
        'find p95': find.p95,
        'search p95': search.p95,
        'facets p95': engine.name === 'this one' ? facetsOf(some, questions) : '–',
        'slips p95': engine.name === 'this one' ? slipsOf(some, questions) : '–',
        'suggest p95': engine.name === 'this one' ? suggestionsOf(some) : '–',
        // Number of queries for which this engine finds more bikes than our search; must be 0.
        'finds more': totals[engine.name]?.filter((total, n) => total > (totals['this one']?.[n] ?? 0))
          .length,
      });
    }
    for (const other of ['FlexSearch', 'MiniSearch'])
      expect(totals[other]?.filter((total, n) => total > (totals['this one']?.[n] ?? 0))).toEqual([]);
    const share = maxShares[size];
    if (share) expect(p95['this one']).toBeLessThan((p95.FlexSearch ?? 0) * share);
  }
  console.table(table);
  const suggest = table.find(({ bikes, engine }) => bikes === 10_000 && engine === 'this one')?.[
    'suggest p95'
  ];
  expect(suggest).toBeLessThan(maxSuggestMs);
});
