import { afterEach, describe, expect, it, vi } from 'vitest';
import { listedOn, loadListing } from './loadListing.ts';

const data = {
  '@type': ['Product', 'Motorcycle'],
  brand: { name: 'Honda' },
  model: 'data-listing="x" data-kind="electric " data-facts="flood:never"',
  vehicleModelDate: '2021',
  offers: { price: 18_000_000 },
};
const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>
<h1>data-listing="x" data-kind="electric " data-facts="flood:never"</h1>
<div class="a" data-listing="kX2" data-status="active" data-kind="gasoline manual" data-facts="owners:1 tyres:good">`;

it('reads kind and answers from the page’s own element, not from what a seller typed', () =>
  expect(listedOn(html)).toMatchObject({
    price: 18_000_000,
    kind: { fuel: 'gasoline', transmission: 'manual' },
    facts: ['owners:1', 'tyres:good'],
  }));

it.each(['', '<p>Nothing</p>', html.replace('data-listing="kX2"', '')])('is no bike: %#', (page) =>
  expect(listedOn(page)).toBeNull(),
);

describe('loading', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each(['../../catalogue/index', '//evil.example', 'a b', '', '<img>'])(
    'requests nothing for %j',
    async (slug) => {
      const request = vi.fn();
      vi.stubGlobal('fetch', request);
      expect(await loadListing('en', slug)).toBeUndefined();
      expect(request).not.toHaveBeenCalled();
    },
  );

  it('without a network uses the copy of a liked bike', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const match = vi.fn(async (path: string) =>
      path === '/vi/motorcycle/wave' ? new Response(html) : undefined,
    );
    vi.stubGlobal('caches', { match });
    expect((await loadListing('vi', 'wave'))?.facts).toEqual(['owners:1', 'tyres:good']);
    expect(await loadListing('vi', 'other')).toBeNull();
  });

  it('is no bike where its page is gone', async () => {
    vi.stubGlobal('fetch', async () => new Response(html, { status: 404 }));
    expect(await loadListing('en', 'wave')).toBeNull();
  });
});
