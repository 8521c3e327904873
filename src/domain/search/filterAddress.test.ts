import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilters } from '../../../tests/fixtures/anyFilters.ts';
import { noFilters } from './bikeFilter.ts';
import { readFilters, readPage, writeFilters } from './filterAddress.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the address of a list', () => {
  it('carries every filter and brings it back', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(read(writeFilters(filters))).toEqual(filters);
      }),
    );
  });

  it('is plain for the plain list', () => expect(writeFilters(noFilters)).toBe(''));
  it('is as a form without a script sends it', () => {
    const sent = '?q=&category=&make=Honda&location=&price_from=5000000&price_to=&sort=newest';
    expect(writeFilters(read(sent))).toBe('?make=Honda&price_from=5000000');
  });

  it('says "and around" of a place only', () => {
    expect(writeFilters({ ...noFilters, location: 'Da Nang', around: true })).toBe(
      '?location=Da+Nang&around=1',
    );
    expect(writeFilters({ ...noFilters, around: true })).toBe('');
    expect(read('?around=1')).toEqual(noFilters);
    expect(read('?location=Da+Nang&around=yes').around).toBe(false);
  });

  it('names models of a make only, each once, and twenty at most', () => {
    const some = { ...noFilters, make: 'Honda', models: ['Wave', 'Air Blade'] };
    expect(writeFilters(some)).toBe('?make=Honda&model=Wave&model=Air+Blade');
    expect(read('?model=Wave&make=Honda&model=Wave&model=+Air+Blade+')).toEqual(some);
    expect(read('?model=Wave')).toEqual(noFilters);
    expect(writeFilters({ ...noFilters, models: ['Wave'] })).toBe('');
    const many = Array.from({ length: 30 }, (_, n) => `model=M${n}`).join('&');
    expect(read(`?make=Honda&${many}`).models).toHaveLength(20);
  });

  it('takes no models of another make, which a form without script may send', () => {
    expect(read('?make=Yamaha&models_of=Honda&model=Wave').models).toEqual([]);
    expect(read('?make=Honda&models_of=Honda&model=Wave').models).toEqual(['Wave']);
  });

  it.each(['', '+', '%E2%80%8B', `${'x'.repeat(61)}`, 'Wave%7CSH'])('names no model %j', (name) =>
    expect(read(`?make=Honda&model=${name}`)).toEqual({ ...noFilters, make: 'Honda' }),
  );

  it('says what sellers have to have said, with a name and a one', () => {
    expect(writeFilters({ ...noFilters, ownPapers: true, openToOffers: true })).toBe(
      '?own_papers=1&offers=1',
    );
    expect(read('?own_papers=1')).toEqual({ ...noFilters, ownPapers: true });
    expect(read('?offers=1')).toEqual({ ...noFilters, openToOffers: true });
    expect(read('?emissions=1')).toEqual({ ...noFilters, emissionsPassed: true });
    expect(read('?own_papers=yes&offers=0')).toEqual(noFilters);
  });

  it.each([
    '?price_from=abc',
    '?price_from=-5',
    '?price_to=1e9',
    '?price_from=99999999999999',
    '?cc_to=2001',
    '?year_from=1949',
    '?make=',
    `?make=${'x'.repeat(41)}`,
    '?category=spaceship',
    '?sort=random',
    '?utm_source=x',
  ])('[S9.8] that says %s says nothing', (query) => expect(read(query)).toEqual(noFilters));

  it.each(['?cc_from=50', '?cc_to=800', '?price_from=0', '?price_to=600000000', '?year_from=2000'])(
    '[S2.39] that says %s, where a slider ends, says nothing',
    (query) => expect(read(query)).toEqual(noFilters),
  );
  it.each([
    ['?cc_from=60', '?cc_from=60'],
    ['?cc_to=790', '?cc_to=790'],
    ['?price_to=595000000', '?price_to=595000000'],
    ['?year_from=1999', '?year_from=1999'],
  ])('[S2.39] that says %s, beside an end, says so', (query, written) =>
    expect(writeFilters(read(query))).toBe(written),
  );

  it('means the range between two ends that were swapped', () =>
    expect(read('?year_from=2020&year_to=2010').year).toEqual({ from: 2010, to: 2020 }));

  it.each([
    ['?page=3', 3],
    ['', 1],
    ['?page=0', 1],
    ['?page=-1', 1],
    ['?page=2.5', 1],
    ['?page=999999', 1],
  ])('%s asks for page %i', (query, page) => expect(readPage(new URLSearchParams(query))).toBe(page));
});
