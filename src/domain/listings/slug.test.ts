import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Slug } from './slug.schema.ts';
import { listingSlug, slugCandidate, slugify, slugPattern } from './slug.ts';

const now = new Date(1_700_000_000_000);

describe('[S3.13] the address of a bike', () => {
  it.each([
    [{ make: 'Honda', model: 'Wave', year: 2021, location: 'Đà Nẵng' }, 'honda-wave-2021-da-nang'],
    [
      { make: 'Harley-Davidson', model: 'Street 750', year: 2019, location: 'Huế' },
      'harley-davidson-street-750-2019-hue',
    ],
    [{ make: 'CF Moto', model: '300SR/R', year: null, location: '' }, 'cf-moto-300sr-r'],
    [{ make: '  Honda ', model: '--', year: 2020, location: '../..' }, 'honda-2020'],
  ])('is made of %o', (bike, slug) => {
    expect(listingSlug(bike, now)).toBe(slug);
  });

  it('[S3.14] falls back to the moment when no word is left', () => {
    expect(listingSlug({ make: '本田', model: '🏍', year: null, location: '' }, now)).toBe(
      'motorcycle-1700000000000',
    );
  });

  it('[D20] is told apart from its twins by a number', () => {
    expect([1, 2, 3].map((attempt) => slugCandidate('honda-wave', attempt))).toEqual([
      'honda-wave',
      'honda-wave-2',
      'honda-wave-3',
    ]);
  });

  it('fits the pattern and the limit, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string(), (make, model) => {
        const slug = slugCandidate(listingSlug({ make, model, year: 2020, location: make }, now), 1_000_000);
        expect(slug).toMatch(slugPattern);
        expect(Slug.safeParse(slug).success).toBe(true);
      }),
    );
  });
});

it('leaves no hyphen where a long text is cut', () => {
  expect(slugify(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119));
});

it.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'đ', '../x', 'a/b', 'a'.repeat(141), 7, null])(
  '[T6] %o is no address',
  (slug) => {
    expect(Slug.safeParse(slug).success).toBe(false);
  },
);
