import { beforeAll, expect, it, vi } from 'vitest';
import { health, paths } from '../../src/paths.ts';
import { ages } from '../fixtures/ages.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { fresh, publish, soon, visit } from './suite.ts';

const slug = fresh('aged');

beforeAll(async () => {
  await publish(buildListing({ id: slug, slug, seller_name: 'Lan', created_at: Date.now() }));
  await vi.waitFor(async () => expect((await visit(paths.similar(slug))).status).toBe(200), soon);
});

it.each([
  [
    'pages',
    ['/', '/vi?make=Honda', paths.listing(slug), paths.listing('no-such-bike'), '/catalogue/index.json'],
  ],
  ['lists', [paths.similar(slug), '/used-motorcycles', '/bike-value']],
  ['sitemaps', ['/sitemap-listings.xml', '/sitemap-listings-0.xml']],
] as const)('%s are as old as docs/scale.md says', async (which, addresses) => {
  const answers = await Promise.all(
    addresses.map(async (address) => [address, (await visit(address)).header('cache-control')]),
  );
  expect(answers).toEqual(addresses.map((address) => [address, ages[which].sent]));
});

it('/health is kept for half a minute while all is well, and never while something is wrong', async () => {
  const { status, header } = await visit(health);
  expect(header('cache-control')).toBe(status === 200 ? ages.health.sent : 'no-store');
});
