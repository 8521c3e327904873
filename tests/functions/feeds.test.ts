import { expect, it, vi } from 'vitest';
import { buildListing } from '../fixtures/buildListing.ts';
import { hostileStrings } from '../fixtures/hostileStrings.ts';
import { childrenOf, readXml, textIn } from '../fixtures/readXml.ts';
import { change, fresh, publish, soon, visit } from './suite.ts';

const begun = Date.now();
let count = 0;
const sell = async (changes: Parameters<typeof buildListing>[0] = {}) => {
  const slug = fresh('followed');
  count += 1;
  const common = { make: 'Benelli', model: 'TNT 125', category: 'naked', location: 'Ca Mau' } as const;
  const created_at = begun + count;
  await publish(buildListing({ id: slug, slug, seller_name: 'Tran Lan', ...common, created_at, ...changes }));
  return slug;
};
const slugOf = (address: string | null | undefined) => address?.split('/').at(-1);
const read = async (path: string) => {
  const { status, header, body } = await visit(path);
  expect([path, status]).toEqual([path, 200]);
  const xml = readXml(body);
  const link = (rel: string, type: string) =>
    childrenOf(xml, 'link').find(({ attributes: has }) => has.rel === rel && has.type === type)?.attributes
      .href;
  return {
    header,
    body,
    title: textIn(xml, 'title'),
    self: link('self', 'application/atom+xml'),
    page: link('alternate', 'text/html'),
    bikes: childrenOf(xml, 'entry').map((entry) => slugOf(textIn(entry, 'id'))),
  };
};
const origin = 'https://vongxe.example';

it('a page of the market has a feed of its bikes in both languages, which the edge keeps for five minutes', async () => {
  const slugs = [await sell(), await sell(), await sell()];
  const sold = await sell({ status: 'sold' });
  const path = '/benelli-tnt-125-in-ca-mau';
  const feed = await vi.waitFor(async () => {
    const feed = await read(`${path}.atom`);
    expect(feed.bikes).toEqual(slugs.toReversed());
    return feed;
  }, soon);
  expect(feed).toMatchObject({
    title: 'Used Benelli TNT 125 in Ca Mau | Vongxe',
    self: `${origin}${path}.atom`,
    page: origin + path,
  });
  expect(feed.header('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  expect(feed.header('Cache-Control')).toBe('public, max-age=0, s-maxage=300');
  expect(feed.header('Access-Control-Allow-Origin')).toBe('*');
  expect(feed.header('X-Robots-Tag')).toBe('noindex');
  expect(feed.body).not.toContain('Tran Lan');
  const { body: page } = await visit(path);
  for (const slug of slugs) expect(page).toContain(`/motorcycle/${slug}`);
  expect(page).not.toContain(sold);

  const answer = await visit(`${path}.atom`, { headers: { 'If-None-Match': feed.header('ETag') ?? '' } });
  expect([answer.status, answer.body]).toEqual([304, '']);
  const vietnamese = await read('/vi/xe-may-benelli-tnt-125-cu-ca-mau.atom');
  expect(vietnamese).toMatchObject({
    title: 'Benelli TNT 125 cũ tại Cà Mau | Vongxe',
    page: `${origin}/vi/xe-may-benelli-tnt-125-cu-ca-mau`,
    bikes: slugs.toReversed(),
  });

  await change(slugs[0] ?? '', { status: 'sold' });
  await vi.waitFor(
    async () => expect((await read(`${path}.atom`)).bikes).toEqual([slugs[2], slugs[1]]),
    soon,
  );
});

it('a feed leads where its page leads, and is not there where there is no page', async () => {
  const redirectOf = async (path: string) => {
    const { status, header } = await visit(path);
    return [status, new URL(header('Location') ?? '', 'http://here.example').pathname];
  };
  expect(await redirectOf('/vi/benelli.atom')).toEqual([301, '/vi/xe-may-benelli-cu.atom']);
  expect(await redirectOf('/benelli-asdf-in-hue.atom')).toEqual([302, '/benelli-in-hue.atom']);
  expect((await visit('/no-such-page.atom')).status).toBe(404);
  expect((await visit('/feed.atom', { method: 'POST' })).status).toBe(405);
});

it('a search has a feed of the bikes for sale that home finds for it, the newest first', async () => {
  const make = fresh('Maker');
  // Prices in no order, because feeds are sorted by time.
  const cheap = await sell({ make, price: 9_000_000 });
  const dear = await sell({ make, price: 90_000_000 });
  const middle = await sell({ make, price: 30_000_000 });
  await sell({ make, status: 'sold' });
  const query = `?make=${make}`;
  const feed = await vi.waitFor(async () => {
    const feed = await read(`/feed.atom${query}`);
    expect(feed.bikes).toEqual([middle, dear, cheap]);
    return feed;
  }, soon);
  expect(feed).toMatchObject({
    title: `Used motorcycles: ${make} | Vongxe`,
    self: `${origin}/feed.atom${query}`,
    page: `${origin}/${query}`,
  });
  const { body } = await visit(`/catalogue/answer.json${query}&sold=0&from=0&to=30`);
  expect(JSON.parse(body).cards.map(({ slug }: { slug: string }) => slug)).toEqual(feed.bikes);
  const sorted = await read(`/vi/feed.atom${query}&price_to=50000000&sort=dearest&sold=0&page=7`);
  expect(sorted).toMatchObject({
    title: `Xe máy cũ: ${make}, Giá: đến 50\u00a0triệu | Vongxe`,
    self: `${origin}/vi/feed.atom${query}&price_to=50000000`,
    page: `${origin}/vi${query}&price_to=50000000`,
    bikes: [middle, cheap],
  });
});

it('the feed of no search has the 30 newest bikes', async () => {
  const { bikes, page } = await read('/vi/feed.atom');
  expect(page).toBe(`${origin}/vi`);
  expect(bikes.length).toBeGreaterThan(0);
  expect(bikes.length).toBeLessThanOrEqual(30);
});

it('[hostile] the answer to any query is a well-formed feed', async () => {
  // A sample; the XML writer's own test uses all strings.
  for (const text of hostileStrings.filter((one, index) => one.length < 200 && index % 9 === 0)) {
    const query = new URLSearchParams({ q: text.toWellFormed(), make: text, location: text, category: text });
    expect((await read(`/feed.atom?${query}`)).title).toMatch(/^Used motorcycles.* \| Vongxe$/su);
  }
  expect((await read('/feed.atom?price_from=x&q=%00&sort=none&page=-1')).title).toContain('Vongxe');
});

it('every listed bike stands in the open data, with what the page of open data says and nothing else', async () => {
  const slug = await sell({ status: 'sold', price: 31_000_000, description: '<p>Zalo 0903123456</p>' });
  const index = async () => {
    const answer = await visit('/open-data/bikes.json');
    return { ...answer, data: JSON.parse(answer.body) };
  };
  const files = async () => {
    const { data } = await index();
    const parts: { url: string; bikes: number }[] = data.parts;
    return Promise.all(
      parts.map(async ({ url, bikes }) => {
        const answer = await visit(new URL(url).pathname);
        return { ...answer, count: bikes, data: JSON.parse(answer.body) };
      }),
    );
  };
  const feed = await vi.waitFor(async () => {
    const all = await files();
    const at = all.find(({ body }) => body.includes(`${origin}/motorcycle/${slug}"`));
    expect(at).toBeDefined();
    expect(at?.count).toBe(at?.data.bikes.length);
    return at;
  }, soon);
  expect([feed?.status, feed?.header('Content-Type'), feed?.header('Cache-Control')]).toEqual([
    200,
    'application/json; charset=utf-8',
    'public, max-age=0, s-maxage=300',
  ]);
  expect(feed?.header('Access-Control-Allow-Origin')).toBe('*');
  const bike = feed?.data.bikes.find(({ url }: { url: string }) => url.endsWith(slug));
  expect(bike).toMatchObject({ status: 'sold', make: 'Benelli', price_vnd: 31_000_000, place: 'Ca Mau' });
  expect(Object.keys(bike).toSorted().join(' ')).toBe(
    'battery_health_percent battery_range_km battery_rent_vnd category colour engine_cc facts fuel listed_at make mileage_km model place price_vnd province status transmission url year',
  );
  expect(feed?.body).not.toMatch(/Tran Lan|0903123456|user_id|seller|phone|photos/);

  const { data, header } = await index();
  expect(Object.keys(data).toSorted().join(' ')).toBe('documentation for_sale licence parts sold version');
  expect(header('Access-Control-Allow-Origin')).toBe('*');
  const counted = data.parts.reduce((sum: number, { bikes }: { bikes: number }) => sum + bikes, 0);
  expect(counted).toBe(data.for_sale + data.sold);
  expect((await visit('/open-data/bikes-999999.json')).status).toBe(404);
});
