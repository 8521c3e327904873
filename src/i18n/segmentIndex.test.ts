import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFilters, anyListings } from '../../tests/fixtures/anyFilters.ts';
import { buildListing } from '../../tests/fixtures/buildListing.ts';
import { answerOf, loaded } from '../../tests/fixtures/segments.ts';
import { glossary } from '../content/glossary.ts';
import { type Row, rowOf } from '../domain/listings/card.ts';
import { isListed } from '../domain/listings/listing.ts';
import { buildBikeIndex } from '../domain/search/bikeIndex.ts';
import { buildSegment, changeSegment, type Segment } from '../domain/search/segment.ts';
import { openSegments } from '../domain/search/segmentIndex.ts';
import { describeBike, describedParts } from './describeBike.ts';

const texts = [
  '',
  'wave',
  'sh 150',
  'honda da nang',
  'chinh chu',
  'zin',
  'ex',
  'yamha',
  'do',
  'xe ga duoi 30 trieu',
];
const descriptions = ['Chính chủ, máy zin', 'Như Wave mới', 'SH cần bán gấp, zin', ''];

const listedIn = (listings: Parameters<typeof rowOf>[0][]): Row[] =>
  listings
    .filter(isListed)
    .map((listing, n) =>
      rowOf({ ...listing, description: descriptions[n % 4] ?? '', user_id: `seller${n % 3}` }),
    );

const halves = (rows: readonly Row[]) => {
  const middle = Math.floor(rows.length / 2);
  return [rows.slice(0, middle), rows.slice(middle)] as const;
};

const agree = (
  segments: readonly Segment[],
  rows: readonly Row[],
  filtersList: readonly Parameters<typeof answerOf>[1][],
) => {
  const words = new Map(rows.map(({ id, words: own }) => [id, own]));
  const small = buildBikeIndex(rows, describeBike, words, glossary);
  const large = openSegments(segments.map(loaded), describedParts, glossary);
  for (const filters of filtersList) expect(answerOf(large, filters)).toEqual(answerOf(small, filters));
};

const anyQuestions = fc.array(
  fc.tuple(anyFilters, fc.constantFrom(...texts)).map(([filters, text]) => ({ ...filters, text })),
  { minLength: 3, maxLength: 3 },
);

it('segments answer like the index of a small market, bike by bike', () => {
  fc.assert(
    fc.property(anyListings, anyQuestions, (listings, questions) => {
      const rows = listedIn(listings);
      agree(halves(rows).map(buildSegment), rows, questions);
    }),
    { numRuns: 60 },
  );
});

it('a segment that was changed is the segment that is built anew', () => {
  fc.assert(
    fc.property(anyListings, anyListings, anyQuestions, (before, after, questions) => {
      const [earlier, later] = [listedIn(before), listedIn(after)];
      const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
      const [old, now] = [byId(earlier), byId(later)];
      const segment = buildSegment(earlier);
      const ids = new Set([...old.keys(), ...now.keys()]);
      changeSegment(
        segment,
        [...ids].map((id) => ({ id, before: old.get(id) ?? null, after: now.get(id) ?? null })),
      );
      agree([segment], later, questions);
    }),
    { numRuns: 60 },
  );
});

it('a bike that leaves gives its number to the next one, and no words', () => {
  const [first, second, third] = listedIn(['a', 'b', 'c'].map((id) => buildListing({ id, slug: id }))) as [
    Row,
    Row,
    Row,
  ];
  const segment = buildSegment([first, second]);
  changeSegment(segment, [{ id: 'a', before: first, after: null }]);
  changeSegment(segment, [{ id: 'c', before: null, after: third }]);
  expect([...segment.bikes.values()].map(({ ordinal }) => ordinal).toSorted()).toEqual([0, 1]);
  expect(segment.bikes.get('c')?.ordinal).toBe(0);
  expect(segment.words.get('chinh')).toBeUndefined();
  expect(segment.words.get('zin')).toEqual([0]);
});
