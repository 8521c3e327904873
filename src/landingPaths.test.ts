import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainPath } from './canonicalPath.ts';
import { slugify } from './domain/listings/slug.ts';
import { everything, type Landing, landingCategories } from './domain/market/landing.ts';
import { makes } from './domain/models/makes.ts';
import { locations } from './domain/places/locations.ts';
import { languages } from './i18n/languages.ts';
import { addressIn, hasAddress, isValuePath, landingPath, readLanding, valuePath } from './landingPaths.ts';
import { paths, phrasesPath, recentBikes } from './paths.ts';

const words = [
  'air',
  'blade',
  'in',
  'cu',
  'hanoi',
  'ha-noi',
  'xe',
  'scooters',
  'motorcycles',
  'vietnam',
  '125',
];
const models = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
  .map((all) => all.join('-'));
const any = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values));
const landings = fc
  .record({
    make: any(makes),
    model: fc.option(models),
    category: any(landingCategories),
    place: any(locations.map(({ value }) => value)),
  })
  .filter(hasAddress);

describe('the addresses of the market', () => {
  it.each<[Partial<Landing>, string, string]>([
    [{}, '/used-motorcycles', '/vi/xe-may-cu'],
    [{ place: 'Da Nang' }, '/used-motorcycles-da-nang', '/vi/xe-may-cu-da-nang'],
    [{ place: 'Ho Chi Minh City' }, '/used-motorcycles-ho-chi-minh-city', '/vi/xe-may-cu-tp-ho-chi-minh'],
    [{ make: 'Honda' }, '/honda', '/vi/xe-may-honda-cu'],
    [{ make: 'Honda', place: 'Hanoi' }, '/honda-in-hanoi', '/vi/xe-may-honda-cu-ha-noi'],
    [{ make: 'Honda', place: 'Da Nang' }, '/honda-in-da-nang', '/vi/xe-may-honda-cu-da-nang'],
    [{ make: 'Honda', model: 'air-blade' }, '/honda-air-blade', '/vi/xe-may-honda-air-blade-cu'],
    [
      { make: 'CF Moto', model: '450mt', place: 'Vinh' },
      '/cf-moto-450mt-in-vinh',
      '/vi/xe-may-cf-moto-450mt-cu-vinh',
    ],
    [{ category: 'scooter' }, '/used-scooters', '/vi/xe-tay-ga-cu'],
    [{ category: 'underbone', place: 'Hue' }, '/used-underbones-hue', '/vi/xe-so-cu-hue'],
    [{ make: 'Yamaha', category: 'scooter' }, '/yamaha-scooters', '/vi/xe-tay-ga-yamaha-cu'],
    [{ make: 'VinFast', category: 'electric' }, '/vinfast-electric-bikes', '/vi/xe-dien-vinfast-cu'],
  ])('%j is %s and %s', (parts, english, vietnamese) => {
    const landing = { ...everything, ...parts };
    expect(landingPath(landing)).toBe(english);
    expect(addressIn('en', landingPath(landing))).toBe(english);
    expect(addressIn('vi', landingPath(landing))).toBe(vietnamese);
    expect(readLanding(english)).toEqual(landing);
    expect(readLanding(plainPath(vietnamese))).toEqual(landing);
  });

  it('lead back to what they were written for, in both languages', () => {
    fc.assert(
      fc.property(landings, (landing) => {
        for (const language of languages)
          expect(readLanding(plainPath(addressIn(language, landingPath(landing))))).toEqual(landing);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are the only way to write it: what is read is written the same again', () => {
    const parts = [
      ...words,
      'used',
      'may',
      'tay',
      'ga',
      'so',
      'honda',
      'cf',
      'moto',
      'da',
      'nang',
      'vinh',
      'long',
    ];
    const path = fc
      .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 7 })
      .map((all) => `/${all.join('-')}`);
    fc.assert(
      fc.property(path, (typed) => {
        const landing = readLanding(typed);
        if (!landing) return;
        const written = languages.map((language) => plainPath(addressIn(language, landingPath(landing))));
        expect(written).toContain(typed);
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    '/honda-motorcycles-vietnam',
    '/kawasaki-motorcycles-vietnam',
    '/honda-',
    '/hondaa',
    '/Honda',
    '/honda/',
    'honda',
    '/honda-x-in-hanoi-in-hue',
    '/honda-scooters-in-hanoi',
    '/used-',
    '/used-motorcycle',
    '/used-motorcycles-vietnam',
    '/used-motorcycles-',
    '/used-hanoi',
    '/xe',
    '/xe-cu',
    '/xe-may',
    '/xe-may-cu-',
    '/xe-may-abc-cu',
    '/xe-tay-ga-honda-cu-hue',
    '/xe-tay-ga-honda-vision-cu',
    '/xe-may-honda-cuu',
    '/video',
    '/',
    '',
  ])('%s is none of them', (path) => {
    expect(readLanding(path)).toBeNull();
  });

  it('are none that another page has', () => {
    const fixed = Object.values(paths).filter((path) => typeof path === 'string');
    const others = [
      ...fixed,
      phrasesPath,
      recentBikes,
      ...makes.map(paths.brand),
      '/gone',
      '/cards',
      '/landing',
    ];
    for (const path of others) expect(readLanding(path)).toBeNull();
  });

  it('leave every other page at its own address', () => {
    expect(addressIn('vi', '/sell')).toBe('/vi/sell');
    expect(addressIn('en', '/sell')).toBe('/sell');
    expect(addressIn('vi', '/')).toBe('/vi');
  });

  it('have no room for a model that reads as something else', () => {
    const of = (model: string) => hasAddress({ ...everything, make: 'Honda', model });
    for (const category of landingCategories)
      expect(of(landingPath({ ...everything, make: 'Honda', category }).slice('/honda-'.length))).toBe(false);
    for (const model of ['motorcycles-vietnam', 'scooters', 'x-in-hanoi', 'in-hue', '', 'Air', 'a--b'])
      expect(of(model)).toBe(false);
    expect(of('wave-alpha')).toBe(true);
    expect(of('win-hanoi')).toBe(true);
    expect(hasAddress({ ...everything, model: 'wave' })).toBe(false);
  });

  it('can be told apart: no make begins another, no word stands for two things', () => {
    const slugs = makes.map((make) => slugify(make));
    for (const one of slugs)
      expect(slugs.filter((other) => other !== one && `${other}-`.startsWith(`${one}-`))).toEqual([]);
    for (const language of languages) {
      const places = locations.map(({ value }) =>
        addressIn(language, landingPath({ ...everything, place: value })),
      );
      expect(new Set(places).size).toBe(locations.length);
    }
    expect(slugs.filter((slug) => /^(?:xe|used)(?:-|$)/.test(slug))).toEqual([]);
  });
});

it('what a bike is worth has an address in the words of each language', () => {
  expect(addressIn('en', valuePath)).toBe('/bike-value');
  expect(addressIn('vi', valuePath)).toBe('/vi/dinh-gia-xe-may');
  expect(['/bike-value', '/dinh-gia-xe-may', '/honda'].map(isValuePath)).toEqual([true, true, false]);
  expect(readLanding('/dinh-gia-xe-may')).toBeNull();
});
