import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { cacheHeaders } from './cacheHeaders.ts';

// Hosting's emulator matches addresses with this function.
const { configMatcher } = createRequire(import.meta.url)('superstatic/lib/utils/patterns');

const files = [
  '_astro/Dialog.B2c3-_x.js',
  '_astro/page.D4.css',
  ...Array.from({ length: 130 }, (_, number) => `_astro/part${number}.js`),
  'sell.html',
  'vi/sell.html',
  'edit-listing.html',
  'auth/action.html',
  'errors.js',
  'builds.json',
  'sw.js',
  'favicon.svg',
  'robots.txt',
];
const places = cacheHeaders(files);
const cacheOf = (address: string): string[] =>
  places
    .filter((place) => configMatcher(address, place))
    .flatMap(({ headers }) => headers.map(({ value }) => value));

const forGood = 'public, max-age=31536000, immutable';

it.each([
  ['/_astro/Dialog.B2c3-_x.js', [forGood]],
  ['/_astro/part129.js', [forGood]],
  ['/_astro/page.D4.css', [forGood]],
  ['/_astro/Dialog.B2c3-_y.js', []],
  ['/_astro/DialogXB2c3-_x.js', []],
  ['/_astro/part12', []],
  ['/sell', ['no-cache']],
  ['/vi/sell', ['no-cache']],
  ['/auth/action', ['no-cache']],
  ['/errors.js', ['no-cache']],
  ['/sw.js', ['no-cache']],
  ['/builds.json', ['no-cache']],
  ['/catalogue.json', []],
  ['/favicon.svg', []],
  ['/', []],
  ['/vi', []],
  ['/motorcycle/honda-vision-2024', []],
  ['/catalogue/index.json', []],
])('%s is kept as %s', (address, cached) => {
  expect(cacheOf(address)).toEqual(cached);
});

it('no pattern is long', () => {
  expect(places.map(({ headers: [header] }) => header?.value)).toEqual([
    forGood,
    forGood,
    forGood,
    'no-cache',
  ]);
  for (const place of places) expect(JSON.stringify(place).length).toBeLessThan(4_000);
});
