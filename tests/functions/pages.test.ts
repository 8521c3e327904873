import { beforeAll, expect, it, vi } from 'vitest';
import { paths } from '../../src/paths.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { documents, fresh, publish, site, soon, visit } from './suite.ts';

const slug = fresh('served');

beforeAll(async () => {
  await publish(buildListing({ id: slug, slug, seller_name: 'Lan', created_at: Date.now() }));
  await vi.waitFor(async () => {
    for (const home of ['/', '/vi']) expect((await visit(home)).body).toContain(slug);
    expect((await visit('/catalogue/index.json')).body).toContain('"part":');
  }, soon);
});

it.each(['/', '/vi', paths.listing(slug), `/vi${paths.listing(slug)}`, '/catalogue/index.json'])(
  '%s is fresh for seconds at the edge and answers 304 to who has it',
  async (path) => {
    const page = await visit(path);
    expect(page.status).toBe(200);
    expect(page.header('cache-control')).toBe('public, max-age=0, s-maxage=5');
    const again = await visit(path, { headers: { 'If-None-Match': page.header('etag') ?? '' } });
    expect([again.status, again.body]).toEqual([304, '']);
    const head = await visit(path, { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, '']);
  },
);

it('a part of the catalogue may be kept for good under its version, and only under that', async () => {
  const { parts } = JSON.parse((await visit('/catalogue/index.json')).body);
  const [{ part, version }] = parts;
  expect((await visit(`/catalogue/${part}.json?v=${version}`)).header('cache-control')).toContain(
    'immutable',
  );
  expect((await visit(`/catalogue/${part}.json?v=0`)).header('cache-control')).toContain('s-maxage=5');
});

it.each([
  ['/no-such-page', '/?missing=page'],
  ['/vi/no-such-page', '/vi?missing=page'],
])('[S2.9] the unknown address %s leads to %s', async (path, home) => {
  const { status, header } = await visit(path);
  expect([status, header('location')]).toEqual([302, home]);
});

it.each(['/missing.png', '/vi/missing.css', '/_astro/missing.js', '/catalogue/99999.json'])(
  '[S2.9] the missing asset %s is not redirected',
  async (path) => {
    expect((await visit(path)).status).toBe(404);
  },
);

it.each([
  ['/motorcycle/no-such-bike', '/?missing=1'],
  ['/vi/motorcycle/no-such-bike', '/vi?missing=1'],
  ['/motorcycle/-not-a-slug', '/?missing=1'],
])('[S8.4] the unknown listing %s leads to %s', async (path, home) => {
  const { status, header } = await visit(path);
  expect([status, header('location')]).toEqual([302, home]);
});

it.each([
  [`${paths.listing(slug)}.`, paths.listing(slug)],
  [`${paths.listing(slug)}%E2%80%8B?utm_source=zalo`, `${paths.listing(slug)}?utm_source=zalo`],
  [`/VI${paths.listing(slug).toUpperCase()}%20`, `/vi${paths.listing(slug)}`],
  [`${paths.listing(slug)}%3Ffbclid=1?utm=2`, `${paths.listing(slug)}?fbclid=1&utm=2`],
  ['/Buying-Guide)', '/buying-guide'],
  ['/vi/honda-motorcycles-vietnam%0A', '/vi/honda-motorcycles-vietnam'],
])('%s, as a chat hands it over, leads to the page', async (path, to) => {
  const { status, header } = await visit(path);
  expect([status, header('location')]).toEqual([301, to]);
  expect((await visit(to)).status).toBe(200);
});

it('[S7.14] a draft that has an address answers 404 with nothing of itself', async () => {
  const address = fresh('hidden');
  await publish(buildDraft({ id: address, slug: address, model: 'Secret' }));
  const { status, body } = await visit(paths.listing(address));
  expect(status).toBe(404);
  expect(body).not.toContain('Secret');
  expect(body).toContain('noindex');
});

it('a page that was never stored is rendered for its first visitor', async () => {
  const file = `pages/${site.build()}/en/motorcycle/${slug}.html`;
  await site.files.remove(file);
  expect((await visit(paths.listing(slug))).status).toBe(200);
  expect(await site.files.exists(file)).toBe(true);
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('only reading is allowed, not %s', async (method) => {
  const { status, header } = await visit('/', { method });
  expect([status, header('allow')]).toEqual([405, 'GET, HEAD']);
});

it('reading costs no database read once a page is stored', async () => {
  await visit(paths.listing(slug));
  const reservation = documents.doc(`slugs/${slug}`);
  const reserved = (await reservation.get()).data();
  await reservation.delete();
  expect((await visit(paths.listing(slug))).status).toBe(200);
  if (reserved) await reservation.set(reserved);
});

it('[S1.14] search engines get every bike in both languages from the sitemap that robots.txt names', async () => {
  const robots = (await visit('/robots.txt')).body;
  expect(robots).toContain('/sitemap-listings.xml');
  const list = await visit('/sitemap-listings.xml');
  expect([list.status, list.header('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const [, number = ''] =
    /sitemap-listings-(\d+)\.xml<\/loc><\/sitemap><\/sitemapindex>/.exec(list.body) ?? [];
  const { status, body } = await visit(`/sitemap-listings-${number}.xml`);
  expect(status).toBe(200);
  for (const path of [paths.listing(slug), `/vi${paths.listing(slug)}`])
    expect(body).toContain(`${path}</loc>`);
  expect((await visit('/sitemap-listings-999.xml')).status).toBe(404);
});
