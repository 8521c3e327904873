import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noFilters } from '../../domain/search/bikeFilter.ts';
import type { Drop } from '../../domain/search/drop.ts';
import { EmptyResults } from './EmptyResults.tsx';

const dropped = (lang: 'en' | 'vi', some: object, drops: Drop[]) =>
  renderToStaticMarkup(
    <EmptyResults
      lang={lang}
      results={{
        filters: { ...noFilters, ...some },
        cards: [],
        start: 0,
        active: 0,
        sold: 0,
        drops,
        understood: null,
      }}
      onChange={() => undefined}
    />,
  );

const price: Drop = { name: 'text', words: 'dưới 5 triệu', text: 'vespa Huế', count: 12 };

it.each([
  [
    'en',
    { text: 'vespa dưới 5 triệu Huế' },
    price,
    'Without “dưới 5 triệu”: 12 bikes',
    '/?q=vespa+Hu%E1%BA%BF',
  ],
  ['vi', { text: 'vespa dưới 5 triệu Huế' }, price, 'Bỏ “dưới 5 triệu”: có 12 xe', '/vi?q=vespa+Hu%E1%BA%BF'],
  ['en', { make: 'Honda', text: 'sh' }, { name: 'make', count: 1 }, 'Without “Honda”: 1 bike', '/?q=sh'],
  [
    'vi',
    { make: 'Honda', location: 'Hue', text: 'sh' },
    { name: 'make', also: { name: 'location' }, count: 4 },
    'Bỏ “Honda + Huế”: có 4 xe',
    '/vi?q=sh',
  ],
  [
    'vi',
    { location: 'Hue', around: true },
    { name: 'location', count: 9 },
    'Bỏ “Huế và 65\u00a0km xung quanh”: có 9 xe',
    '/vi',
  ],
] as const)(
  'what can be left out stands in quotation marks and leads there (%s, %j)',
  (lang, some, drop, words, to) => {
    const html = dropped(lang, some, [drop]);
    expect(html).toContain(`>${words}<`);
    expect(html).toContain(`href="${to}"`);
  },
);

it('the first of several that can be left out is the one to press', () => {
  const html = dropped('en', { make: 'Honda', text: 'vespa dưới 5 triệu Huế' }, [
    price,
    { name: 'make', count: 3 },
  ]);
  expect(html.match(/Without “[^”]+”: \d+ bikes/g)).toEqual([
    'Without “dưới 5 triệu”: 12 bikes',
    'Without “Honda”: 3 bikes',
  ]);
  expect(html.match(/<a[^>]* bg-signal [^>]*>[^<]*/g)?.map((link) => link.replace(/<[^>]*>/, ''))).toEqual([
    'Without “dưới 5 triệu”: 12 bikes',
  ]);
});
