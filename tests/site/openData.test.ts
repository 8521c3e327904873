import { describe, expect, it } from 'vitest';
import { openDataPath } from '../../src/paths.ts';
import { openFields } from '../fixtures/openFields.ts';
import { dataOf, page, tags, text } from './built.ts';
import { answer } from './renderedMarket.ts';

const cells = (html: string) =>
  [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>\s*<td[^>]*>(.*?)<\/td>/g)].map(
    ([, field = '', meaning = '']) => [text(field), text(meaning)],
  );

describe.each([
  ['en', 'Open data and feeds', 'Asking price in đồng', '/honda-in-hanoi.atom', '/feed.atom'],
  ['vi', 'Dữ liệu mở và RSS', 'Giá rao, tính bằng đồng', '/vi/xe-may-honda-cu-ha-noi.atom', '/vi/feed.atom'],
] as const)('the page of open data (%s)', (lang, heading, price, market, search) => {
  const html = page(lang, openDataPath);

  it('says what each field of a bike means', () => {
    expect(text(html)).toContain(heading);
    const rows = cells(html);
    expect(rows.map(([field]) => field)).toEqual(openFields);
    expect(rows.find(([field]) => field === 'price_vnd')?.[1]).toBe(price);
    for (const [, meaning] of rows) expect(meaning).toMatch(/\S{2}/);
    expect(text(html)).not.toMatch(/\{\w+\}|undefined/);
  });

  it('leads to the files, the feeds and the licence', () => {
    const hrefs = tags(html, 'a').map(({ href }) => href);
    for (const href of [market, search, '/open-data/bikes.json']) expect(hrefs).toContain(href);
    expect(tags(html, 'a').find(({ rel }) => rel === 'license')?.href).toBe(
      'https://creativecommons.org/publicdomain/zero/1.0/',
    );
  });

  it('is a data set for search engines', () => {
    expect(dataOf(html, 'Dataset')).toMatchObject({
      license: 'https://creativecommons.org/publicdomain/zero/1.0/',
      isAccessibleForFree: true,
      distribution: [{ contentUrl: 'https://vongxe.example/open-data/bikes.json' }],
    });
    expect(dataOf(html, 'BreadcrumbList')).toBeDefined();
  });
});

it.each([
  ['/used-motorcycles', '/open-data'],
  ['/vi/xe-may-cu', '/vi/open-data'],
])('%s leads to it, and so do the terms and the privacy policy', async (address, to) => {
  const answered = await answer(address);
  expect(answered && 'html' in answered && tags(answered.html, 'a').map(({ href }) => href)).toContain(to);
  const lang = to === '/open-data' ? 'en' : 'vi';
  for (const path of ['/terms', '/privacy'] as const)
    expect(tags(page(lang, path), 'a').map(({ href }) => href)).toContain(to);
});

it.each([
  ['/', '/feed.atom'],
  ['/vi', '/vi/feed.atom'],
])('home names its feed (%s)', async (address, feed) => {
  const answered = await answer(address);
  const html = answered && 'html' in answered ? answered.html : '';
  const feeds = tags(html, 'link').filter(({ type }) => type === 'application/atom+xml');
  expect(feeds.map(({ rel, href }) => [rel, href])).toEqual([['alternate', feed]]);
});
