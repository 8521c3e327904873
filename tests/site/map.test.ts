import { expect, it } from 'vitest';
import { planRequest } from '../../functions/src/pages/request.plan.ts';
import { decode, headings, meta, structured, tags, text, titleOf } from './built.ts';
import { answer, demoCards } from './renderedMarket.ts';

const read = async (address: string) => {
  const answered = await answer(address);
  if (!answered || !('html' in answered)) throw new Error(`${address} is no page`);
  return answered.html;
};
const forSale = demoCards.filter(({ status }) => status === 'active');

it.each([
  [
    '/map',
    'Map of used motorcycles in Vietnam',
    'Da Nang',
    '/used-motorcycles-da-nang',
    'with Hoi An, Quang Nam',
  ],
  ['/vi/map', 'Bản đồ xe máy cũ khắp Việt Nam', 'Đà Nẵng', '/vi/xe-may-cu-da-nang', 'gồm Hội An, Quảng Nam'],
])(
  '%s says in a list what the map shows, with the old names',
  async (address, heading, name, page, formerly) => {
    const html = await read(address);
    expect(headings(html, 1)).toEqual([heading]);
    expect(titleOf(html)).toContain(heading);
    expect(meta(html, 'robots') ?? '').not.toContain('noindex');
    const rows = tags(html, 'a').filter((link) => 'data-province' in link);
    expect(rows).toHaveLength(34);
    expect(rows.find((link) => link['data-province'] === 'Da Nang')?.href).toBe(page);
    const visible = text(html);
    expect(visible).toContain(formerly);
    expect(visible).toMatch(new RegExp(`${name} \\d+ (?:bikes?|xe)`));
    expect(visible).not.toMatch(/\{\w+\}|undefined|NaN/);
  },
);

it('each province of the map leads where its row leads, and is darker the more bikes it has', async () => {
  const html = await read('/map');
  const picture = /<svg class="map"[\s\S]*?<\/svg>/.exec(html)?.[0] ?? '';
  const shapes = tags(picture, 'a');
  expect(shapes.map(({ tabindex }) => tabindex)).toEqual(Array.from({ length: 34 }, () => '-1'));
  const rows = tags(html, 'a').filter((link) => 'data-province' in link);
  expect(new Set(shapes.map(({ href }) => href))).toEqual(new Set(rows.map(({ href }) => href)));
  for (const { href } of shapes) expect(planRequest(href ?? '').kind, href).toBe('landing');
  const shades = tags(picture, 'path').map((path) => Number(path['data-shade']));
  expect(shades).toHaveLength(34);
  expect(Math.max(...shades)).toBeGreaterThan(Math.min(...shades));
});

it.each([
  ['/map', ['Hanoi', 'Da Nang', 'Ho Chi Minh City']],
  ['/vi/map', ['Hà Nội', 'Đà Nẵng', 'TP. Hồ Chí Minh']],
])('%s names the three largest cities on the map itself', async (address, names) => {
  const cities = /<g class="cities">[\s\S]*?<\/g>/.exec(await read(address))?.[0] ?? '';
  expect([...cities.matchAll(/<text[^>]*>([^<]+)/g)].map(([, name]) => decode(name ?? ''))).toEqual(names);
});

it('the numbers together are those of all bikes for sale', async () => {
  const html = await read('/map');
  expect(text(html)).toContain(`${forSale.length} bikes for sale in all of Vietnam`);
  const list = /<ul class="provinces[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
  const counts = [...text(list).matchAll(/(\d+) bikes?/g)].map(([, count]) => Number(count));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(forSale.length);
});

it('/map is one address, and stands in the structured data with the way to it', async () => {
  expect(planRequest('/vi/map/')).toEqual({ kind: 'moved', to: '/vi/map' });
  const [crumbs] = structured(await read('/map'));
  expect(JSON.stringify(crumbs)).toContain('BreadcrumbList');
});
