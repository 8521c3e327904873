import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath, plainPath } from '../../../src/canonicalPath.ts';
import { everything } from '../../../src/domain/market/landing.ts';
import { languageOf } from '../../../src/i18n/languages.ts';
import { addressIn, landingPath, readLanding } from '../../../src/landingPaths.ts';
import type { Path } from '../../../src/paths.ts';
import { planRequest } from './request.plan.ts';

it.each([
  ['/', { kind: 'home', language: 'en' }],
  ['/vi', { kind: 'home', language: 'vi' }],
  ['/vi/', { kind: 'moved', to: '/vi' }],
  ['/motorcycle/honda-wave', { kind: 'listing', language: 'en', slug: 'honda-wave' }],
  ['/vi/motorcycle/honda-wave', { kind: 'listing', language: 'vi', slug: 'honda-wave' }],
  ['/vi/motorcycle/honda-wave/', { kind: 'moved', to: '/vi/motorcycle/honda-wave' }],
  ['/motorcycle/Honda', { kind: 'moved', to: '/motorcycle/honda' }],
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
  ['/catalogue/41-texts.json', { kind: 'cataloguePart', part: 41, view: 'texts' }],
  ['/catalogue/41-prices.json', { kind: 'cataloguePart', part: 41, view: 'prices' }],
  ['/catalogue/041.json', { kind: 'missingAsset' }],
  ['/catalogue/../x.json', { kind: 'missingAsset' }],
  ['/vi/similar/honda-wave', { kind: 'similar', language: 'vi', slug: 'honda-wave' }],
  ['/vi/recent', { kind: 'recent', language: 'vi' }],
  ['/sell/shared', { kind: 'shared', language: 'en' }],
  ['/vi/sell/shared', { kind: 'shared', language: 'vi' }],
  ['/sell/shared/x', { kind: 'elsewhere', language: 'en' }],
  ['/recent/', { kind: 'elsewhere', language: 'en' }],
  ['/similar/Honda', { kind: 'moved', to: '/similar/honda' }],
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
  ['/mcp', { kind: 'assistant' }],
  ['/MCP', { kind: 'moved', to: '/mcp' }],
  ['/vi/mcp', { kind: 'elsewhere', language: 'vi' }],
  ['/compare', { kind: 'compared', language: 'en' }],
  ['/vi/compare', { kind: 'compared', language: 'vi' }],
  ['/vi/compare/', { kind: 'moved', to: '/vi/compare' }],
  ['/compare/honda-wave', { kind: 'elsewhere', language: 'en' }],
])('reads %s', (address, request) => {
  expect(planRequest(address)).toEqual(request);
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
      const request = planRequest(path);
      const canonical = canonicalPath(path);
      if (request.kind !== 'moved') {
        expect(request).toEqual(planRequest(canonical));
        return;
      }
      expect(request.to).toMatch(/^\/(?![/\\])/);
      expect(planRequest(request.to).kind).not.toBe('moved');
      const plain = canonical.replace(/\/$/, '');
      // Market pages redirect if the slug is not in the page's language.
      const inWords = addressIn(languageOf(plain), landingPath(readLanding(plainPath(plain)) ?? everything));
      expect([canonical, plain, inWords]).toContain(request.to);
    }),
    { numRuns: 3_000 },
  );
});

describe('an address as chats hand it over', () => {
  const pages = [
    '/motorcycle/honda-pcx-160-2022-da-nang',
    '/buying-guide',
    '/honda-motorcycles-vietnam',
    '/honda-in-hanoi',
    '/seller/AbC-dEf_1',
    '/map',
    '/bike-value',
  ];
  const all = pages.flatMap((page) => [page, addressIn('vi', page as Path)]);
  const ends =
    '. , ) ] } > ! ; : " \' * ~ … ” “ ’ » 。 ） 👍 ❤️ \n \r\n \u200b \ufeff \u00a0 \u2060 ., ). .” ./'.split(
      ' ',
    );

  it.each(all)('leads to %s, whatever was typed behind it', (page) => {
    for (const end of [...ends, ' ', '  .', '.\n'])
      for (const written of [encodeURIComponent(end).replace('%2F', '/'), end.trim() || '.'])
        expect([written, planRequest(page + written)]).toEqual([written, { kind: 'moved', to: page }]);
  });

  it.each(all)('leads to %s from capitals', (page) => {
    const id = page.includes('/seller/') ? page.indexOf('AbC') : page.length;
    const shouted = page.slice(0, id).toUpperCase() + page.slice(id);
    for (const address of [shouted, shouted.replace('/VI/', '/Vi/'), `${shouted}.`])
      expect([address, planRequest(address)]).toEqual([address, { kind: 'moved', to: page }]);
  });

  it.each([
    ['/motorcycle/honda-wave%3Ffbclid=1', '/motorcycle/honda-wave?fbclid=1'],
    [
      '/motorcycle/honda-wave%3ffbclid%3D1%26utm_source%3Dzalo',
      '/motorcycle/honda-wave?fbclid=1&utm_source=zalo',
    ],
    ['/vi%3Fmake=Honda', '/vi?make=Honda'],
    ['/%3Fq=wave', '/?q=wave'],
    ['/honda-in-hanoi%23top', '/honda-in-hanoi'],
    ['/vi/honda-in-hanoi%3Fx=1', '/vi/xe-may-honda-cu-ha-noi?x=1'],
    ['/motorcycle/honda-%0Awave', '/motorcycle/honda-wave'],
    ['/motor\u00adcycle/honda-wave', '/motorcycle/honda-wave'],
    ['/motorcycle/%E2%80%8Bhonda-wave', '/motorcycle/honda-wave'],
    ['/VI', '/vi'],
    ['/vi.', '/vi'],
    ['/.', '/'],
    ['/%20', '/'],
    ['/%3Fx=%3Cscript%3E"', '/?x=%3Cscript%3E%22'],
    ['/map%3F//evil.example', '/map'],
    ['/sitemap-listings.xml.', '/sitemap-listings.xml'],
    ['/Vi/Seller/AbC.', '/vi/seller/AbC'],
    ['/B/2E8-FDM-AGX).', '/b/2E8-FDM-AGX'],
  ])('%j leads to %s', (address, to) => expect(planRequest(address)).toEqual({ kind: 'moved', to }));

  it.each([
    '/motorcycle/honda%2fwave.',
    '/motorcycle/honda%5cwave.',
    '/motorcycle/x%ff.',
    '/_astro/Chunk.ABC.js',
    '/photos/AbC/dEf',
  ])('%s is not one, and not led anywhere', (address) => expect(planRequest(address).kind).not.toBe('moved'));

  it('never leads to another host, and is there after one step', () => {
    const piece = fc.constantFrom(
      ...'/ // \\ . .. %2e %2E%2e %2f %5C %5c%5c %0a %0d%0A %09 %20 %E2%80%8B %E2%80%AE %3F %3f %23 %25 %252e %ff % : @ evil.example http: javascript: VI vi motorcycle Honda-Wave seller AbC b map . , ) ” . \u200b \u00ad \u3000 \uff0f \u2044'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const address = `/${pieces.join('')}`.replace(/[?#].*$/, '');
        const request = planRequest(address);
        if (request.kind !== 'moved') return;
        expect(request.to).toMatch(/^\/(?![/\\])[\w/.~%?=&,+-]*$/);
        expect(new URL(request.to, 'https://vongxe.example').host).toBe('vongxe.example');
        expect(request.to).not.toBe(address);
        const next = request.to.replace(/\?.*$/, '');
        expect([next, planRequest(next).kind]).not.toEqual([next, 'moved']);
      }),
      { numRuns: 5_000 },
    );
  });
});
