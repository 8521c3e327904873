import { describe, expect, it } from 'vitest';
import { rowOf } from '../../../src/domain/listings/card.ts';
import { partSize, summarize } from '../../../src/domain/search/catalogue.ts';
import { partsPerSegment } from '../../../src/domain/search/segment.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { maxSegments, placeChanges, sourceVersion, staleSegments } from './gather.plan.ts';

const row = rowOf(buildListing({ id: 'bike' }));
const added = (id: string) => ({ id, part: null, row });

describe('places', () => {
  it('of new bikes are in the open part until it is full', () => {
    const { open, taken, placed } = placeChanges(
      { open: 3, taken: partSize - 1 },
      ['a', 'b', 'c'].map(added),
    );
    expect(placed.map(({ id, part, isNew }) => [id, part, isNew])).toEqual([
      ['a', 3, true],
      ['b', 4, true],
      ['c', 4, true],
    ]);
    expect([open, taken]).toEqual([4, 2]);
  });

  it('stay the same, and a bike that was never listed gets none', () => {
    const changes = [
      { id: 'sold', part: 1, row },
      { id: 'gone', part: 2, row: null },
      { id: 'draft', part: null, row: null },
    ];
    expect(placeChanges({ open: 2, taken: 5 }, changes)).toEqual({
      open: 2,
      taken: 5,
      placed: [
        { id: 'sold', part: 1, isNew: false, row },
        { id: 'gone', part: 2, isNew: false, row: null },
      ],
      left: [],
    });
  });

  it('in more segments than a commit holds wait, also for a new bike', () => {
    const apart = Array.from({ length: maxSegments + 1 }, (_, n) => ({
      id: `apart-${n}`,
      part: (n + 1) * partsPerSegment,
      row,
    }));
    const { placed, left, taken } = placeChanges({ open: 0, taken: 7 }, [...apart, added('new')]);
    expect(placed).toHaveLength(maxSegments);
    expect(left).toEqual([`apart-${maxSegments}`, 'new']);
    expect(taken).toBe(7);
  });
});

it('a segment is stale when one of its parts is another than it was made of', () => {
  const parts = { 0: summarize(0, [row], 'a'), 9: summarize(9, [row], 'b'), 10: summarize(10, [row], 'c') };
  const made = (segment: number) => ({ version: 'v', descriptions: 'd', of: sourceVersion(parts, segment) });
  expect(staleSegments({ parts, segments: {} })).toEqual([0, 1]);
  expect(staleSegments({ parts, segments: { 0: made(0), 1: made(1) } })).toEqual([]);
  const changed = { ...parts, 9: summarize(9, [row], 'new') };
  expect(staleSegments({ parts: changed, segments: { 0: made(0), 1: made(1) } })).toEqual([0]);
});
