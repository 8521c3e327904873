import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalPath, plainPath } from '../../../src/canonicalPath.ts';
import { everything } from '../../../src/domain/market/landing.ts';
import { languageOf } from '../../../src/i18n/languages.ts';
import { addressIn, landingPath, readLanding } from '../../../src/landingPaths.ts';
import { planRequest } from './request.plan.ts';

it.each([
  ['/', { kind: 'home', language: 'en' }],
  ['/vi', { kind: 'home', language: 'vi' }],
  ['/vi/', { kind: 'moved', to: '/vi' }],
  ['/motorcycle/honda-wave', { kind: 'listing', language: 'en', slug: 'honda-wave' }],
  ['/vi/motorcycle/honda-wave', { kind: 'listing', language: 'vi', slug: 'honda-wave' }],
  ['/vi/motorcycle/honda-wave/', { kind: 'moved', to: '/vi/motorcycle/honda-wave' }],
  ['/motorcycle/Honda', { kind: 'unknownListing', language: 'en' }],
  ['/motorcycle/-honda', { kind: 'unknownListing', language: 'en' }],
  ['/motorcycle/..%2f..%2fetc', { kind: 'unknownListing', language: 'en' }],
  ['/vi/motorcycle/xe-số', { kind: 'unknownListing', language: 'vi' }],
  [`/motorcycle/${'a'.repeat(161)}`, { kind: 'unknownListing', language: 'en' }],
  ['/b/2e8fdmagx', { kind: 'short', language: 'en', idStart: { start: 'b7TqXcS', isWhole: false } }],
  ['/vi/b/2E8-FDM-AGX/', { kind: 'short', language: 'vi', idStart: { start: 'b7TqXcS', isWhole: false } }],
  ['/b/', { kind: 'elsewhere', language: 'en' }],
  ['/vi/b/no-such-code', { kind: 'unknownListing', language: 'vi' }],
  ['/b', { kind: 'elsewhere', language: 'en' }],
  ['/motorcycle/', { kind: 'elsewhere', language: 'en' }],
  ['/motorcycle', { kind: 'elsewhere', language: 'en' }],
  ['/motorcycle/a/b', { kind: 'elsewhere', language: 'en' }],
  ['/catalogue/index.json', { kind: 'catalogueIndex' }],
  ['/catalogue/answer.json', { kind: 'catalogueAnswer' }],
  ['/catalogue/0.json', { kind: 'cataloguePart', part: 0, view: 'cards' }],
  ['/catalogue/41.json', { kind: 'cataloguePart', part: 41, view: 'cards' }],
  ['/catalogue/41-texts.json', { kind: 'cataloguePart', part: 41, view: 'words' }],
  ['/catalogue/041.json', { kind: 'missingAsset' }],
  ['/catalogue/../x.json', { kind: 'missingAsset' }],
  ['/vi/similar/honda-wave', { kind: 'similar', language: 'vi', slug: 'honda-wave' }],
  ['/vi/recent', { kind: 'recent', language: 'vi' }],
  ['/sell/shared', { kind: 'shared', language: 'en' }],
  ['/vi/sell/shared', { kind: 'shared', language: 'vi' }],
  ['/sell/shared/x', { kind: 'elsewhere', language: 'en' }],
  ['/recent/', { kind: 'elsewhere', language: 'en' }],
  ['/similar/Honda', { kind: 'missingAsset' }],
  ['/sitemap-listings.xml', { kind: 'listingSitemaps' }],
  ['/sitemap-listings-0.xml', { kind: 'listingSitemap', number: 0 }],
  ['/sitemap-listings-x.xml', { kind: 'missingAsset' }],
  ['/vi/catalogue/0.json', { kind: 'missingAsset' }],
  ['/sitemap-market.xml', { kind: 'landingSitemap' }],
  [
    '/honda-in-hanoi',
    { kind: 'landing', language: 'en', landing: { ...everything, make: 'Honda', place: 'Hanoi' } },
  ],
  ['/vi/xe-may-cu', { kind: 'landing', language: 'vi', landing: everything }],
  ['/honda-in-hanoi/', { kind: 'moved', to: '/honda-in-hanoi' }],
  ['/vi/xe-may-cu/', { kind: 'moved', to: '/vi/xe-may-cu' }],
  ['/vi/honda-in-hanoi', { kind: 'moved', to: '/vi/xe-may-honda-cu-ha-noi' }],
  ['/xe-may-honda-cu-ha-noi', { kind: 'moved', to: '/honda-in-hanoi' }],
  ['/bike-value', { kind: 'value', language: 'en' }],
  ['/vi/dinh-gia-xe-may', { kind: 'value', language: 'vi' }],
  ['/vi/bike-value', { kind: 'moved', to: '/vi/dinh-gia-xe-may' }],
  ['/dinh-gia-xe-may', { kind: 'moved', to: '/bike-value' }],
  ['/bike-value/', { kind: 'moved', to: '/bike-value' }],
  ['/bike-value.json', { kind: 'valueAnswer' }],
  ['/listed-models.json', { kind: 'listedModels' }],
  ['/vi/bike-value.json', { kind: 'missingAsset' }],
  ['/what-is-read', { kind: 'readers', language: 'en' }],
  ['/vi/what-is-read/', { kind: 'moved', to: '/vi/what-is-read' }],
  ['/vi/kawasaki-motorcycles-vietnam', { kind: 'elsewhere', language: 'vi' }],
  ['/landing', { kind: 'elsewhere', language: 'en' }],
  ['/feed.atom', { kind: 'feed', language: 'en', landing: null }],
  ['/vi/feed.atom', { kind: 'feed', language: 'vi', landing: null }],
  [
    '/honda-in-hanoi.atom',
    { kind: 'feed', language: 'en', landing: { ...everything, make: 'Honda', place: 'Hanoi' } },
  ],
  ['/vi/xe-may-cu.atom', { kind: 'feed', language: 'vi', landing: everything }],
  ['/vi/honda-in-hanoi.atom', { kind: 'moved', to: '/vi/xe-may-honda-cu-ha-noi.atom' }],
  ['/honda-motorcycles-vietnam.atom', { kind: 'missingAsset' }],
  ['/feed', { kind: 'elsewhere', language: 'en' }],
  ['/vi.atom', { kind: 'missingAsset' }],
  ['/.atom', { kind: 'missingAsset' }],
  ['/feed.rss', { kind: 'missingAsset' }],
  ['/open-data/bikes.json', { kind: 'openDataIndex' }],
  ['/open-data/bikes-0.json', { kind: 'openDataPart', part: 0 }],
  ['/open-data/bikes-41.json', { kind: 'openDataPart', part: 41 }],
  ['/open-data/bikes-041.json', { kind: 'missingAsset' }],
  ['/vi/open-data/bikes.json', { kind: 'missingAsset' }],
  ['/compare', { kind: 'compared', language: 'en' }],
  ['/vi/compare', { kind: 'compared', language: 'vi' }],
  ['/vi/compare/', { kind: 'moved', to: '/vi/compare' }],
  ['/compare/honda-wave', { kind: 'elsewhere', language: 'en' }],
])('reads %s', (address, asked) => {
  expect(planRequest(address)).toEqual(asked);
});

it.each([
  ['/no-such-page', 'en'],
  ['/vi/no-such-page', 'vi'],
  ['/video', 'en'],
  ['//evil.example/x', 'en'],
  ['/viet', 'en'],
])('[S2.9] sends %s to the home page of its language', (address, language) => {
  expect(planRequest(address)).toEqual({ kind: 'elsewhere', language });
});

it.each([
  '/_astro/x.js',
  '/_astro',
  '/photos/a/b',
  '/logo.png',
  '/vi/x.css',
  '/favicon.ico',
  '/motorcycle/x.html',
])('[S2.9] does not redirect the missing asset %s', (address) => {
  expect(planRequest(address)).toEqual({ kind: 'missingAsset' });
});

it.each([
  ['//', '/'],
  ['/vi//feed.atom', '/vi/feed.atom'],
  ['//vi', '/vi'],
  ['/vi//motorcycle/honda-wave', '/vi/motorcycle/honda-wave'],
  ['/motorcycle//honda-wave//', '/motorcycle/honda-wave'],
  ['/vi/./recent', '/vi/recent'],
  ['/x/../catalogue/index.json', '/catalogue/index.json'],
  ['/sitemap-listings.xml\t', '/sitemap-listings.xml'],
])('leads from %j to the one address of the same thing, %s', (address, to) => {
  expect(planRequest(address)).toEqual({ kind: 'moved', to });
});

it('reads an address with doubled slashes as its canonical one, or leads there', () => {
  const parts = [
    'vi',
    'motorcycle',
    'honda-wave',
    'terms',
    'catalogue',
    '0.json',
    'similar',
    'recent',
    'honda',
    'xe-may-cu',
    'compare',
    '..',
    'evil.example',
  ];
  const slashes = fc.constantFrom('/', '//', '///', '/\\', '/./');
  const address = fc
    .array(fc.tuple(slashes, fc.constantFrom(...parts)), { maxLength: 5 })
    .chain((pairs) => fc.tuple(fc.constant(pairs.flat().join('')), slashes))
    .map(([path, end]) => path + end);
  fc.assert(
    fc.property(address, (path) => {
      const asked = planRequest(path);
      const canonical = canonicalPath(path);
      if (asked.kind !== 'moved') {
        expect(asked).toEqual(planRequest(canonical));
        return;
      }
      expect(asked.to).toMatch(/^\/(?![/\\])/);
      // One step, and it is there.
      expect(planRequest(asked.to).kind).not.toBe('moved');
      const plain = canonical.replace(/\/$/, '');
      // A page of the market is led to in the words of its language.
      const inWords = addressIn(languageOf(plain), landingPath(readLanding(plainPath(plain)) ?? everything));
      expect([canonical, plain, inWords]).toContain(asked.to);
    }),
    { numRuns: 3_000 },
  );
});
