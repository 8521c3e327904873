import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { everything, type Landing } from '../../domain/market/landing.ts';
import { settings } from '../../settings.ts';
import { landingData, trailTo } from './landingData.ts';
import { gridPath } from './landingQuery.ts';
import { landingsFor } from './landingsFor.ts';

const named = (parts: Partial<Landing>, model: string | null = null) => ({
  landing: { ...everything, ...parts },
  model,
});
const airBlade = { make: 'Honda', model: 'air-blade' } as const;

describe('the trail to a page of the market', () => {
  it.each<[Partial<Landing>, string | null, string[]]>([
    [{}, null, ['Home /', 'Used motorcycles /used-motorcycles']],
    [{ make: 'Honda' }, null, ['Home /', 'Used motorcycles /used-motorcycles', 'Honda /honda']],
    [
      { ...airBlade, place: 'Hoi An' },
      'Air Blade',
      [
        'Home /',
        'Used motorcycles /used-motorcycles',
        'Honda /honda',
        'Air Blade /honda-air-blade',
        'Hoi An /honda-air-blade-in-hoi-an',
      ],
    ],
    [
      { make: 'Honda', category: 'scooter' },
      null,
      ['Home /', 'Used motorcycles /used-motorcycles', 'Honda /honda', 'Scooters /honda-scooters'],
    ],
    [
      { category: 'scooter', place: 'Hue' },
      null,
      ['Home /', 'Used motorcycles /used-motorcycles', 'Scooters /used-scooters', 'Hue /used-scooters-hue'],
    ],
    [
      { place: 'Hoi An' },
      null,
      [
        'Home /',
        'Used motorcycles /used-motorcycles',
        'Da Nang /used-motorcycles-da-nang',
        'Hoi An /used-motorcycles-hoi-an',
      ],
    ],
    [
      { place: 'Da Nang' },
      null,
      ['Home /', 'Used motorcycles /used-motorcycles', 'Da Nang /used-motorcycles-da-nang'],
    ],
  ])('%j (%s) is %j', (parts, model, trail) => {
    expect(trailTo('en', named(parts, model)).map(({ name, path }) => `${name} ${path}`)).toEqual(trail);
  });

  it('speaks Vietnamese', () => {
    const names = trailTo('vi', named({ category: 'underbone', place: 'Hanoi' })).map(({ name }) => name);
    expect(names).toEqual(['Trang chủ', 'Xe máy cũ', 'Xe số', 'Hà Nội']);
  });
});

it('search engines read the trail and the bikes that are shown, of how many', () => {
  const card = buildCard({ slug: 'honda-air-blade-2020', make: 'Honda', model: 'Air Blade', year: 2020 });
  const data = landingData('vi', { ...named(airBlade, 'Air Blade'), count: 30, cards: [card] });
  expect(data['@graph']).toEqual([
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
    {
      '@type': 'ItemList',
      name: 'Honda Air Blade cũ',
      numberOfItems: 30,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Honda Air Blade 2020',
          url: `${settings.origin}/vi/motorcycle/honda-air-blade-2020`,
        },
      ],
    },
  ]);
});

describe('the list of home for a page of the market', () => {
  it.each<[Partial<Landing>, string | null, string]>([
    [{}, null, '/?sold=0'],
    [{ make: 'Honda', place: 'Hue' }, null, '/?make=Honda&location=Hue&sold=0'],
    [airBlade, 'Air Blade', '/?make=Honda&model=Air+Blade&sold=0'],
    [{ ...airBlade, place: 'Da Nang' }, 'Air Blade', '/?make=Honda&location=Da+Nang&model=Air+Blade&sold=0'],
    [{ category: 'scooter', place: 'Hoi An' }, null, '/?category=scooter&location=Hoi+An&sold=0'],
  ])('%j (%s) is %s', (parts, model, path) => {
    expect(gridPath('en', named(parts, model))).toBe(path);
  });
});

it('a bike belongs to the pages of its make and its model, as far as anybody knows them', () => {
  expect(landingsFor({ make: 'Honda', model: 'Airblade 125' })).toEqual([
    named({ make: 'Honda' }),
    named(airBlade, 'Air Blade'),
  ]);
  expect(landingsFor({ make: 'Honda', model: 'call 0903 123 456' })).toEqual([named({ make: 'Honda' })]);
  expect(landingsFor({ make: 'Lifan', model: 'Wave' })).toEqual([]);
});
