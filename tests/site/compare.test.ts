import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import { settings } from '../../src/settings.ts';
import { hostileStrings } from '../fixtures/hostileStrings.ts';
import { headings, meta, scripts, tags, text, titleOf } from './built.ts';
import { compared, demoCards } from './renderedMarket.ts';

const forSale = demoCards.filter(({ status }) => status === 'active');
const [one, two, three, four, five] = forSale.map(({ slug }) => slug) as [
  string,
  string,
  string,
  string,
  string,
];
const sold = demoCards.find(({ status }) => status === 'sold')?.slug ?? '';
const hrefs = (html: string) => tags(html, 'a').flatMap(({ href }) => (href ? [href] : []));
const links = (html: string, rel: string) => tags(html, 'link').filter((link) => link.rel === rel);
const tables = (html: string) => /<table[\s\S]*<\/table>/.exec(html)?.[0] ?? '';
const leftOut = (html: string) =>
  [...html.matchAll(/<p[^>]*data-left-out[\s\S]*?<\/p>/g)].map(([tag]) => text(tag));

describe.each([
  ['en', '/compare', '/vi/compare', 'Compare bikes', /^Compare .+ and .+ \| Vongxe$/],
  ['vi', '/vi/compare', '/compare', 'So sánh xe', /^So sánh .+ và .+ \| Vongxe$/],
] as const)('two bikes side by side (%s)', (lang, own, twin, heading, title) => {
  let html = '';
  const query = `?bikes=${one},${two}`;
  beforeAll(async () => {
    html = await compared(lang, [one, two]);
  });

  it('have a page of their own that no search engine lists, and a twin for the same bikes', () => {
    expect(tags(html, 'html')[0]?.lang).toBe(lang);
    expect(titleOf(html)).toMatch(title);
    expect(headings(html, 1)).toEqual([heading]);
    expect((meta(html, 'description') ?? '').length).toBeGreaterThan(50);
    expect(meta(html, 'robots')).toContain('noindex');
    expect(links(html, 'canonical').map(({ href }) => href)).toEqual([settings.origin + own + query]);
    const twins = tags(html, 'a').filter(({ hreflang }) => hreflang);
    expect(twins.length).toBeGreaterThan(1);
    expect(new Set(twins.map(({ href }) => href))).toEqual(new Set([twin + query]));
    expect(text(html)).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/);
  });

  it('are a table whose columns and rows have names', () => {
    const table = tables(html);
    const heads = tags(table, 'th');
    expect(heads.filter(({ scope }) => scope === 'col')).toHaveLength(2);
    for (const { scope } of heads) expect(['col', 'row', 'rowgroup']).toContain(scope);
    const rows = table.split('<tr').slice(1);
    expect(rows.length).toBeGreaterThan(15);
    for (const row of rows) expect([...row.matchAll(/scope="row/g)]).toHaveLength(1);
    const groups = rows.filter((row) => row.includes('rowgroup'));
    expect(groups.length).toBeGreaterThan(1);
    for (const row of rows.filter((row) => !row.includes('rowgroup')))
      expect(row.match(/<td|scope="col"/g)).toHaveLength(2);
  });

  it('lead to each bike, and to the comparison without it', () => {
    const motorcycle = own.replace('compare', 'motorcycle');
    expect(hrefs(tables(html))).toEqual(
      expect.arrayContaining([
        `${motorcycle}/${one}`,
        `${motorcycle}/${two}`,
        `${own}?bikes=${one}`,
        `${own}?bikes=${two}`,
      ]),
    );
  });

  it('take more by a form that needs no script, and load none of their own', () => {
    const form = /<form[^>]*id="add"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
    expect(tags(form, 'form')[0]).toMatchObject({ action: own, method: 'get' });
    const inputs = tags(form, 'input').filter(({ name }) => name === 'bikes');
    const hidden = inputs.filter(({ type }) => type === 'hidden');
    const offered = inputs.filter(({ type }) => type === 'checkbox');
    expect(hidden.map(({ value }) => value)).toEqual([one, two]);
    expect(offered).toHaveLength(8);
    for (const { value } of offered) expect([one, two, sold]).not.toContain(value);
    const linked = scripts(html).filter(({ attributes }) => /\bsrc=/.test(attributes));
    expect(linked).toEqual([]);
  });
});

it('says in words where bikes differ, and which is the cheapest', async () => {
  const cheap = forSale.reduce((a, b) => (a.price < b.price ? a : b)).slug;
  const dear = forSale.reduce((a, b) => (a.price > b.price ? a : b)).slug;
  const rowOf = (html: string, name: string) =>
    tables(html)
      .split('<tr')
      .map((row) => text(`<tr${row}`))
      .find((row) => row.startsWith(name)) ?? '';
  const english = rowOf(await compared('en', [dear, cheap]), 'Asking price');
  expect(english).toMatch(/^Asking price differs .*Lowest price$/);
  const vietnamese = rowOf(await compared('vi', [dear, cheap]), 'Giá rao');
  expect(vietnamese).toMatch(/^Giá rao khác nhau .*Giá thấp nhất$/);
});

it('shows four of five, and says which waits; sold ones and unknown ones are told apart', async () => {
  const html = await compared('en', [one, two, three, four, five, sold, 'nowhere']);
  expect(tags(tables(html), 'th').filter(({ scope }) => scope === 'col')).toHaveLength(4);
  const [waiting, gone, unknown] = leftOut(html);
  expect(waiting).toMatch(/^You can compare up to four bikes at a time\. Remove one to see the next: \S/);
  expect(hrefs(html)).toContain(`/motorcycle/${five}`);
  expect(gone).toMatch(/^Left out \(already sold\): \S/);
  expect(hrefs(html)).toContain(`/motorcycle/${sold}`);
  expect(unknown).toBe('1 bike in this link is no longer listed.');
  expect(hrefs(html)).toContain(`/compare?bikes=${[two, three, four, five].join()}`);
  expect(html).not.toContain('id="add"');
});

it.each([
  ['en', 'Compare used motorcycles side by side | Vongxe', '/', '/liked-bikes'],
  ['vi', 'So sánh nhiều xe máy cũ cùng lúc | Vongxe', '/vi', '/vi/liked-bikes'],
] as [Language, string, string, string][])(
  'without a bike it says how to choose some, and lets one tick the newest (%s)',
  async (lang, title, home, liked) => {
    const html = await compared(lang, ['nowhere']);
    expect(titleOf(html)).toBe(title);
    expect(tables(html)).toBe('');
    expect(hrefs(html)).toEqual(expect.arrayContaining([home, liked]));
    expect(tags(html, 'input').filter(({ name }) => name === 'bikes')).toHaveLength(8);
    expect(leftOut(html)).toHaveLength(1);
  },
);

it('shows nothing personal, and what a seller wrote as words alone', async () => {
  const hostile = hostileStrings.filter((words) => words.trim() !== '').slice(0, 30);
  const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  const html = await compared('en', [one, two], (listing) => ({
    ...listing,
    seller_name: 'Nguyễn Thị Riêng',
    user_id: 'private-account',
    make: `</title>${script}`,
    model: `"><b onmouseover=alert(3)>`,
    engine: script,
    location: script,
    features: [script, ...hostile],
    description: '<p>call 0903 123 456</p>',
  }));
  expect(html).not.toContain('Nguyễn Thị Riêng');
  expect(html).not.toContain('private-account');
  expect(html).not.toContain('0903');
  expect(html.replace(/="[^"]*"/g, '')).not.toMatch(/<script>alert|<img src=x|<b onmouseover/);
  expect(titleOf(html)).toContain(`</title>${script}`);
  expect(text(tables(html))).toContain('alert(1)');
});
