import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { accepts } from './acceptBike.ts';
import {
  activeFilters,
  boundsOf,
  choose,
  type Filters,
  filterCategories,
  isFiltered,
  noFilters,
  rangeEnds,
  without,
} from './bikeFilter.ts';

const with_ = (some: Partial<Filters>): Filters => ({ ...noFilters, ...some });
const from = (value: number) => ({ from: value, to: null });
const to = (value: number) => ({ from: null, to: value });
const wave = buildCard({ make: 'Honda', price: 20_000_000, year: 2021, cc: 110, category: 'scooter' });

describe('filters', () => {
  it('[S2.40] are all open to begin with', () => {
    expect(isFiltered(noFilters)).toBe(false);
    expect(accepts(noFilters, wave)).toBe(true);
    expect(accepts(noFilters, buildCard({ cc: null, fuel: 'electric', price: 1, year: 1955 }))).toBe(true);
  });

  it.each([
    [{ make: 'Honda' }, true],
    [{ make: 'Yamaha' }, false],
    [{ make: 'Honda', models: ['Wave'] }, true],
    [{ make: 'Honda', models: ['Vision', 'wave'] }, true],
    [{ make: 'Honda', models: ['Vision'] }, false],
    [{ make: 'Honda', models: ['nothing of this name'] }, false],
    [{ category: 'scooter' }, true],
    [{ category: 'sport' }, false],
    [{ location: 'Da Nang' }, true],
    [{ location: 'Hue' }, false],
    [{ location: 'Hoi An' }, false],
    [{ location: 'Hoi An', around: true }, true],
    [{ location: 'Hue', around: true }, false],
    [{ around: true }, true],
    [{ price: from(20_000_000) }, true],
    [{ price: from(20_000_001) }, false],
    [{ price: to(20_000_000) }, true],
    [{ price: to(19_999_999) }, false],
    [{ year: { from: 2021, to: 2021 } }, true],
    [{ year: to(2020) }, false],
    [{ cc: { from: 100, to: 125 } }, true],
    [{ cc: from(111) }, false],
    [{ make: 'Honda', price: to(1) }, false],
  ])('[S2.38] %j accepts a Honda of 20 million: %s', (some, expected) => {
    expect(accepts(with_(some), wave)).toBe(expected);
  });

  it.each([
    [{ cc: from(50) }, false],
    [{ cc: to(800) }, false],
    [{ cc: { from: null, to: null } }, true],
  ])('[S9.9] an electric bike passes %j: %s', (some, expected) => {
    expect(accepts(with_(some), buildCard({ cc: null, fuel: 'electric' }))).toBe(expected);
  });

  it('count a sportbike as sport', () => {
    expect(accepts(with_({ category: 'sport' }), buildCard({ category: 'sportbike' }))).toBe(true);
    expect(filterCategories).not.toContain('sportbike');
  });

  it('ask for what a seller has said', () => {
    const withPapers = buildCard({ facts: ['ownPapers'] });
    expect(accepts(with_({ ownPapers: true }), withPapers)).toBe(true);
    expect(accepts(with_({ openToOffers: true }), withPapers)).toBe(false);
    expect(accepts(with_({ ownPapers: true, openToOffers: true }), withPapers)).toBe(false);
    expect(accepts(with_({ ownPapers: true }), buildCard())).toBe(false);
    const both = with_({ ownPapers: true, openToOffers: true });
    expect(activeFilters(both)).toEqual(['ownPapers', 'openToOffers']);
    expect(without(both, 'ownPapers')).toEqual(with_({ openToOffers: true }));
    expect(isFiltered(with_({ openToOffers: true }))).toBe(true);
  });

  it('know which of them are active, and let go of one', () => {
    const filters = with_({ make: 'Honda', price: to(5), text: ' xe ', sort: 'dearest' });
    expect(activeFilters(filters)).toEqual(['make', 'price', 'text']);
    expect(activeFilters(without(filters, 'price'))).toEqual(['make', 'text']);
    const ofMake = with_({ make: 'Honda', models: ['Wave'] });
    expect(activeFilters({ ...ofMake, seller: 'shop' })).toEqual(['make', 'models', 'seller']);
    expect(without(ofMake, 'models')).toEqual(with_({ make: 'Honda' }));
    expect(without(ofMake, 'make')).toEqual(noFilters);
    expect(choose('make', 'Yamaha')).toEqual({ make: 'Yamaha', models: [] });
    expect(choose('location', 'Hue')).toEqual({ location: 'Hue' });
    expect(without(with_({ location: 'Hue', around: true }), 'location')).toEqual(noFilters);
  });
});

describe('ranges', () => {
  const ends = rangeEnds(new Date('2026-06-01T00:00:00Z'));

  it('[S2.39] end where the specification says, and the last year is the next one', () => {
    expect(ends).toEqual({
      ...{ cc: [50, 800], price: [0, 600_000_000], year: [2000, 2027] },
      mileage: [0, 100_000],
    });
  });

  it.each([
    [[50, 800], { from: null, to: null }],
    [[110, 800], { from: 110, to: null }],
    [[50, 790], { from: null, to: 790 }],
    [[150, 150], { from: 150, to: 150 }],
  ] as const)('[S2.39] a bound at its end is open: %j is %j', (range, bounds) => {
    expect(boundsOf(range, ends.cc)).toEqual(bounds);
  });
});
