import { expect, it } from 'vitest';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import type { SellerLocals } from '../../src/astro/locals.ts';
import { fallbackRates } from '../../src/domain/money/money.ts';
import { settings } from '../../src/settings.ts';
import { headings, meta, tags, text, titleOf } from './built.ts';
import { demoBike, demoCards } from './renderedMarket.ts';

const server = new URL('../../dist/server/', import.meta.url);
const { render } = renderBundle(server, new URL('entry.mjs', server));
const cards = demoCards.filter(({ status }) => status === 'active').slice(0, 3);
const locals: SellerLocals = {
  id: 'lan-1',
  name: 'Nguyễn Thị Lan',
  seller: {
    since: Date.UTC(2025, 2, 3),
    email_confirmed: true,
    phone_confirmed: false,
    sold: 2,
    deals: 0,
    answers: { asked: 10, answered: 9, minutes: 100 },
    reviews: { count: 0, sum: 0 },
    updated_at: Date.UTC(2026, 0, 15),
  },
  cards,
  isIndexed: true,
  rates: fallbackRates,
  reviews: [],
};
const pageOf = async (path: string, changes: Partial<SellerLocals> = {}) => {
  const { status, html } = await render(path, { seller: { ...locals, ...changes } });
  expect(status).toBe(200);
  return html;
};
const hrefs = (html: string) => tags(html, 'a').map(({ href }) => href);
const links = (html: string, rel: string) => tags(html, 'link').filter((link) => link.rel === rel);

it.each([
  [
    'en',
    '/seller/lan-1',
    '/motorcycle/',
    'Nguyễn Thị Lan, seller on Vongxe',
    [
      'Member since March 2025',
      'Email confirmed',
      'Answered 9 of 10 questions, usually within 3 hours',
      '2 bikes sold',
    ],
  ],
  [
    'vi',
    '/vi/seller/lan-1',
    '/vi/motorcycle/',
    'Nguyễn Thị Lan, người bán xe trên Vongxe',
    [
      'Tham gia từ tháng 3 năm 2025',
      'Đã xác nhận email',
      'Đã trả lời 9/10 câu hỏi, thường trong vòng 3 tiếng',
      'Đã bán 2 xe',
    ],
  ],
])(
  'the page of a seller has a head of its own and says what was counted (%s)',
  async (lang, own, bikes, title, expected) => {
    const html = await pageOf(own);
    expect(tags(html, 'html')[0]?.lang).toBe(lang);
    expect(titleOf(html)).toBe(title);
    expect(headings(html, 1)).toEqual(['Nguyễn Thị Lan']);
    expect(links(html, 'canonical').map(({ href }) => href)).toEqual([settings.origin + own]);
    const alternates = links(html, 'alternate').flatMap(({ hreflang, href }) => (hreflang ? [href] : []));
    expect(new Set(alternates)).toEqual(
      new Set([`${settings.origin}/seller/lan-1`, `${settings.origin}/vi/seller/lan-1`]),
    );
    expect(meta(html, 'robots') ?? '').not.toContain('noindex');
    for (const words of expected) expect(text(html)).toContain(words);
    expect(hrefs(html)).toEqual(expect.arrayContaining(cards.map(({ slug }) => bikes + slug)));
    expect(text(html)).not.toMatch(/\{\w+\}|undefined|NaN/);
    expect(html).not.toMatch(/AggregateRating|"Person"|"Organization","name":"Nguy/);
  },
);

it('says nothing that is not known, and asks not to be listed where nothing is shown', async () => {
  const answers = { asked: 4, answered: 4, minutes: 5 };
  const html = await pageOf('/seller/lan-1', {
    cards: [],
    isIndexed: false,
    seller: { ...locals.seller, sold: 0, answers },
  });
  expect(meta(html, 'robots')).toContain('noindex');
  for (const words of ['Answers', 'sold', 'Phone confirmed']) expect(text(html)).not.toContain(words);
  expect(text(html)).toContain('Nothing for sale at the moment.');
});

it('a hostile name is text', async () => {
  const name = `</title><script>alert(1)</script>"><img src=x onerror=alert(2)>`;
  const html = await pageOf('/seller/lan-1', { name });
  expect(titleOf(html)).toContain(name);
  expect(headings(html, 1)).toEqual([name]);
  expect(html.replace(/="[^"]*"/g, '')).not.toMatch(/<script>alert|<img src=x/);
});

it.each([
  ['/motorcycle/', '/seller/', 'Member since March 2025, usually answers within 3 hours'],
  ['/vi/motorcycle/', '/vi/seller/', 'Tham gia từ tháng 3 năm 2025, thường trả lời trong vòng 3 tiếng'],
])('the page of a bike (%s) leads to its seller and says what is known', async (bikes, sellers, line) => {
  const listing = demoBike(cards[0]?.id ?? '');
  const { html } = await render(bikes + listing.slug, {
    listing: {
      listing,
      rates: fallbackRates,
      verdict: null,
      seller: { since: Date.UTC(2025, 2, 3), within: 180, confirmed: { email: true, phone: true, deals: 0 } },
    },
  });
  expect(hrefs(html)).toContain(sellers + listing.user_id);
  expect(text(html)).toContain(line);
  expect(html.match(/<details name="badge"/g)).toHaveLength(2);
  expect(text(html)).toMatch(/Phone confirmed|Đã xác nhận số điện thoại/);
  expect(text(html)).toMatch(/typed a code we sent|đã nhập mã gửi tới điện thoại/);
});

const review: SellerLocals['reviews'][number] = {
  id: 'deal_buyer',
  role: 'buyer',
  stars: 4,
  tags: ['as_described', 'late'],
  words: 'The bike was </p><script>alert(1)</script> as described.',
  lang: 'en',
  bike: { make: 'Honda', model: 'Wave Alpha', year: 2021, slug: 'honda-wave' },
  author_name: 'Minh',
  published_at: Date.UTC(2026, 0, 10),
  answer: { words: 'Cảm ơn anh nhiều, chúc anh đi xe vui.', at: Date.UTC(2026, 0, 11) },
};
const reviewed = { reviews: [review], seller: { ...locals.seller, reviews: { count: 3, sum: 13 } } };

it.each([
  [
    '/seller/lan-1',
    [
      '4 out of 5',
      'Bike as described',
      'Late or no-show',
      'Bought: Honda Wave Alpha 2021',
      '10 January 2026',
    ],
  ],
  [
    '/vi/seller/lan-1',
    ['4/5 sao', 'Xe đúng mô tả', 'Đến muộn hoặc không đến', 'Đã mua: Honda Wave Alpha 2021', '10/01/2026'],
  ],
])(
  '%s shows a review in its own words, with tags of the reader’s language and the answer',
  async (path, expected) => {
    const html = await pageOf(path, reviewed);
    for (const words of [...expected, 'Minh', 'Cảm ơn anh nhiều']) expect(text(html)).toContain(words);
    expect(html).not.toContain('<script>alert');
    const isVietnamese = path.startsWith('/vi');
    expect(html.includes('<p lang="en"')).toBe(isVietnamese);
    expect(html.includes('<p lang="vi"')).toBe(!isVietnamese);
    expect(html).toContain('"ratingValue":4.3');
    expect(html).toContain('"ratingCount":3');
  },
);

it.each([
  ['/seller/lan-1', 'Former member'],
  ['/vi/seller/lan-1', 'Thành viên cũ'],
])('%s names whoever has left in the reader’s language', async (path, name) => {
  const html = await pageOf(path, {
    ...reviewed,
    reviews: [{ ...review, author_name: 'Unknown', words: null }],
  });
  expect(text(html)).toContain(name);
  expect(text(html)).not.toContain('Unknown');
});

it.each([
  ['/motorcycle/', '4.3 (3)', '4.3 out of 5, 3 reviews'],
  ['/vi/motorcycle/', '4,3 (3)', '4,3/5, 3 đánh giá'],
])(
  'the page of a bike (%s) has the average of true reviews in place of the invented stars',
  async (bikes, average, label) => {
    const listing = demoBike(cards[0]?.id ?? '');
    const { html } = await render(bikes + listing.slug, {
      listing: {
        listing,
        rates: fallbackRates,
        verdict: null,
        seller: {
          ...{ since: Date.UTC(2025, 2, 3), within: 180, reviews: { count: 3, sum: 13 } },
          confirmed: { email: true, phone: false, deals: 0 },
        },
      },
    });
    expect(text(html)).toContain(average);
    expect(html).toContain(label);
    expect(text(html)).not.toMatch(/4[.,]5|Verified|Đã xác minh/);
    expect(html).not.toContain('"AggregateRating"');
  },
);

it.each([
  ['answers', { within: 180, deals: 0 }],
  ['deals', { within: null, deals: 2 }],
] as const)(
  'no placeholder for a rating stands beside counted %s (D67)',
  async (_what, { within, deals }) => {
    const listing = demoBike(cards[0]?.id ?? '');
    const seller = { since: Date.UTC(2025, 2, 3), within, confirmed: { email: true, phone: false, deals } };
    const { html } = await render(`/motorcycle/${listing.slug}`, {
      listing: { listing, rates: fallbackRates, verdict: null, seller },
    });
    expect(text(html)).not.toMatch(/4[.,]5|Placeholder/);
  },
);

it.each([
  ['/motorcycle/', /4\.5 Verified Placeholder, not a real rating: no one has reviewed this seller yet\./],
  [
    '/vi/motorcycle/',
    /4,5 Đã xác minh Đây là số minh họa, không phải đánh giá thật: chưa ai đánh giá người bán này\./,
  ],
])(
  '[S3.4] the seller rating is displayed as a fixed 4.5 and verified as true (%s), until somebody has reviewed the seller',
  async (bikes, stars) => {
    const listing = demoBike(cards[0]?.id ?? '');
    const { html } = await render(bikes + listing.slug, {
      listing: { listing, rates: fallbackRates, verdict: null, seller: null },
    });
    expect(text(html)).toMatch(stars);
  },
);
