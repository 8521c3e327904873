import { expect, it } from 'vitest';
import { hostileStrings } from '../../../tests/fixtures/hostileStrings.ts';
import { linkParts } from './linkParts.ts';

const links = (text: string) => linkParts(text).flatMap(({ link }) => link ?? []);

it.each([
  ['xem xe-re.vn/a nhé', [{ url: 'https://xe-re.vn/a', host: 'xe-re.vn' }]],
  ['http://10.0.0.1:8080/x.', [{ url: 'http://10.0.0.1:8080/x', host: '10.0.0.1:8080' }]],
  [
    '(https://Bank.vn/?a=1), https://b.top',
    [
      { url: 'https://bank.vn/?a=1', host: 'bank.vn' },
      { url: 'https://b.top/', host: 'b.top' },
    ],
  ],
  [
    'xem “https://a.vn” hay «https://b.vn/c».',
    [
      { url: 'https://a.vn/', host: 'a.vn' },
      { url: 'https://b.vn/c', host: 'b.vn' },
    ],
  ],
  [
    `'https://a.vn', "https://b.vn"`,
    [
      { url: 'https://a.vn/', host: 'a.vn' },
      { url: 'https://b.vn/', host: 'b.vn' },
    ],
  ],
  ['https://vietcombank.vn@evil.top/x', []],
  ['viết cho an@gmail.com', []],
  ['javascript://x.com/%0aalert(1)', []],
  ['Xe 1.5 tr.', []],
])('the addresses in %j', (text, addresses) => expect(links(text)).toEqual(addresses));

it('[hostile] the parts are the whole text, and lead to the web alone', () => {
  for (const text of hostileStrings) {
    const parts = linkParts(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    for (const { link } of parts) if (link) expect(link.url).toMatch(/^https?:\/\//);
  }
});

it('a long text takes no time, whatever is in it', () => {
  const began = performance.now();
  for (const text of ['a.'.repeat(2_500), 'a.com'.repeat(1_000), 'www.'.repeat(1_250), '-'.repeat(5_000)])
    linkParts(text);
  expect(performance.now() - began).toBeLessThan(2_000);
});
