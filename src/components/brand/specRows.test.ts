import { describe, expect, it } from 'vitest';
import { buildModelSpec } from '../../../tests/fixtures/buildModelSpec.ts';
import { differences, specGroups } from './specRows.ts';

const spec = buildModelSpec();
const read = (lang: 'en' | 'vi', label: string, of = spec) =>
  specGroups(lang, of)
    .flatMap(({ rows }) => rows)
    .find(([name]) => name === label)?.[1]
    ?.replaceAll('\u00a0', ' ');

describe('a specification as it is read', () => {
  it.each([
    ['en', 'Displacement', '109.5 cc'],
    ['vi', 'Dung tích', '109,5 cc'],
    ['en', 'Bore × stroke', '47 × 63.1 mm'],
    ['en', 'Compression ratio', '10 : 1'],
    ['en', '0 to 60 km/h', '6.5 s'],
    ['en', '0 to 100 km/h', 'not published'],
    ['vi', '0 đến 100 km/h', 'hãng không công bố'],
    ['en', 'New price', '35–45 million ₫'],
    ['vi', 'Giá xe cũ', '25–35 triệu ₫'],
    ['en', 'Warranty', '3 years'],
    ['vi', 'Chu kỳ bảo dưỡng', '3.000 km'],
    ['en', 'ABS', 'no'],
    ['en', 'Combined brakes (CBS)', 'yes'],
    ['en', 'Growth per year', '-2.5 %'],
  ] as const)('[S3.33 S3.34 S3.36 S3.39 S3.41] %s: %s is %s', (lang, label, value) => {
    expect(read(lang, label)).toBe(value);
  });

  it('leaves out lines of the market that nobody publishes', () => {
    const { vietnamMarket } = spec;
    const popularity = { marketShare: null, ranking: null, growthRate: null };
    const quiet = buildModelSpec({ vietnamMarket: { ...vietnamMarket, popularity } });
    expect(read('en', 'Growth per year', quiet)).toBeUndefined();
    expect(read('en', 'Popularity within the brand', quiet)).toBe('not published');
  });
});

describe('[S2.146] a comparison of years', () => {
  it('names what differs and nothing else', () => {
    const { priceRange } = spec.vietnamMarket;
    const older = buildModelSpec({
      year: 2023,
      dimensions: { ...spec.dimensions, seatHeight: 755 },
      vietnamMarket: {
        ...spec.vietnamMarket,
        priceRange: { ...priceRange, used: { min: 23_000_000, max: 33_000_000, average: 28_000_000 } },
      },
    });
    expect(differences('en', [spec, older])).toEqual([
      ['Seat height', ['761\u00a0mm', '755\u00a0mm']],
      ['Used price', ['25–35\u00a0million\u00a0₫', '23–33\u00a0million\u00a0₫']],
    ]);
  });

  it('is empty for one year, and for years that are alike', () => {
    expect(differences('en', [spec])).toEqual([]);
    expect(differences('vi', [spec, spec])).toEqual([]);
  });
});
