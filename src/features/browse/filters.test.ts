import { describe, expect, it } from 'vitest';
import { accepts, isFiltered, noFilters, readFilters, writeFilters } from './filters.ts';

const wave = { make: 'Honda', price: 20_000_000 } as Parameters<typeof accepts>[1];

describe('filters', () => {
  it('[S2.40] start as any', () => {
    expect(isFiltered(noFilters)).toBe(false);
    expect(accepts(noFilters, wave)).toBe(true);
  });

  it.each([
    [{ make: 'Honda' }, true],
    [{ make: 'Yamaha' }, false],
    [{ min: 20_000_000 }, true],
    [{ min: 20_000_001 }, false],
    [{ max: 20_000_000 }, true],
    [{ max: 19_999_999 }, false],
  ])('%o accepts a Honda of 20 million: %s', (some, expected) => {
    expect(accepts({ ...noFilters, ...some }, wave)).toBe(expected);
  });

  it('survive the address', () => {
    const filters = { make: 'Royal Enfield', min: 5_000_000, max: null };
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(writeFilters(noFilters)).toBe('');
  });

  it.each(['?min=abc', '?min=-5', '?min=1e9', '?min=99999999999999', '?make='])(
    'read %s as any',
    (search) => {
      expect(readFilters(search)).toEqual(noFilters);
    },
  );
});
