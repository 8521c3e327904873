import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import { health, paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { fresh, publish, soon, visit } from './suite.ts';

const slug = fresh('aged');
const table = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');

beforeAll(async () => {
  await publish(buildListing({ id: slug, slug, seller_name: 'Lan', created_at: Date.now() }));
  await vi.waitFor(async () => expect((await visit(paths.similar(slug))).status).toBe(200), soon);
});

it.each([
  [
    "home, results, a bike, its 410 and 404; the catalogue's index and answers",
    '5 s | asks each time',
    'public, max-age=0, s-maxage=5',
    ['/', '/vi?make=Honda', paths.listing(slug), paths.listing('no-such-bike'), '/catalogue/index.json'],
  ],
  [
    'bikes like this one; pages of the market',
    '60 s | asks each time',
    'public, max-age=0, s-maxage=60',
    [paths.similar(slug)],
  ],
  [
    'sitemaps',
    '1 h | asks each time',
    'public, max-age=0, s-maxage=3600',
    ['/sitemap-listings.xml', '/sitemap-listings-0.xml'],
  ],
])('%s: as old as docs/scale.md says, %s', async (what, told, sent, addresses) => {
  expect(table).toContain(`| ${what} | ${told} |`);
  const kept = await Promise.all(
    addresses.map(async (address) => [address, (await visit(address)).header('cache-control')]),
  );
  expect(kept).toEqual(addresses.map((address) => [address, sent]));
});

it('/health is kept for half a minute while all is well, and never while something is wrong', async () => {
  expect(table).toContain('| /health | 30 s | asks each time |');
  const { status, header } = await visit(health);
  expect(header('cache-control')).toBe(status === 200 ? 'public, max-age=0, s-maxage=30' : 'no-store');
});
