import { expect, it } from 'vitest';
import { type AlertFindsData, alertFinds, alertFindsTexts } from './alertMatches.ts';

const bike = {
  title: 'Honda Wave 2021',
  facts: '15,000,000 ₫, Hue',
  url: 'https://vongxe.example/motorcycle/x',
  because: ['Any Honda', 'Any motorcycle, in Hue'],
};
const build = (changes: Partial<AlertFindsData> = {}) =>
  alertFinds({
    language: 'en',
    name: 'Lan',
    bikes: [bike],
    alertsUrl: 'https://vongxe.example/alerts',
    stopUrl: 'https://vongxe.example/unsubscribe?token=u1.x',
    ...changes,
  });
const times = (text: string, part: string) => text.split(part).length - 1;

it('names each bike once, with its price, its page and the alerts that want it', () => {
  const { subject, text, html } = build({
    bikes: [bike, { ...bike, title: 'Honda Dream 2020', because: ['Any Honda'] }],
  });
  expect(subject).toBe('2 motorcycles that match your alerts');
  expect([times(text, 'Honda Wave 2021\n'), times(text, 'Honda Dream 2020\n')]).toEqual([1, 1]);
  expect([times(html, '>Honda Wave 2021</a>'), times(html, '>Honda Dream 2020</a>')]).toEqual([1, 1]);
  for (const part of [text, html]) {
    expect([times(part, 'Any Honda'), times(part, 'Any motorcycle, in Hue')]).toEqual([2, 1]);
    expect(part).toContain('15,000,000 ₫');
  }
});

it('says what the seller says of a bike, where that is something', () => {
  const { text } = build({ bikes: [{ ...bike, stated: 'One owner so far.' }] });
  expect(text).toContain('15,000,000 ₫, Hue\nOne owner so far.\n');
  expect(build({ bikes: [{ ...bike, stated: '' }] }).text).toBe(build().text);
});

const { because: _, ...found } = bike;
const followed: AlertFindsData['bikes'][number] = { ...found, because: [], follows: true };
const cheaper = { ...found, because: [], was: '18,000,000 ₫' };

it.each([
  ['one that fell', [cheaper], 'Price drop: Honda Wave 2021'],
  ['two that fell', [cheaper, cheaper], 'Price drops on 2 motorcycles you like'],
  ['one found and one that fell', [bike, cheaper], '2 motorcycles for you: new listings and price drops'],
  ['one of a followed seller', [followed], 'Honda Wave 2021 is for sale'],
  ['one of a followed seller beside one found', [bike, followed], '2 new motorcycles for you'],
  ['one that is both', [{ ...bike, was: '18,000,000 ₫' }], 'Honda Wave 2021 is for sale'],
] as const)('says in its subject what it is about: %s', (_what, bikes, subject) => {
  expect(build({ bikes: [...bikes] }).subject).toBe(subject);
});

it.each([
  [[bike], 'Xe mới đăng bán: Honda Wave 2021'],
  [[bike, bike], 'Có 2 xe đúng ý bạn'],
  [[cheaper], 'Xe bạn thích vừa giảm giá: Honda Wave 2021'],
  [[cheaper, cheaper], 'Có 2 xe bạn thích vừa giảm giá'],
])('in Vietnamese names a bike in its subject if it tells of no other: %#', (bikes, subject) => {
  expect(build({ language: 'vi', bikes }).subject).toBe(subject);
});

it('says what a liked bike cost before, apart from what the alerts found', () => {
  const { text, html } = build({ bikes: [cheaper, { ...bike, title: 'Honda Dream 2020' }] });
  for (const part of [text, html]) {
    expect(part).toContain('Was 18,000,000 ₫');
    const places = ['A new listing', 'Honda Dream', 'has dropped', 'Honda Wave'].map((words) =>
      part.indexOf(words, part.indexOf('Hello')),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  }
});

const shown = {
  photo: '/photos/x/00000000-0000-4000-8000-000000000000',
  price: 15_000_000,
  mileage: 12_000,
  location: 'Hue',
};
it('shows a bike with photo, price, kilometres and place; one that was queued without them says what it knows', () => {
  const { text, html } = build({
    bikes: [
      { ...bike, shown },
      { ...bike, title: 'Honda Dream 2020' },
    ],
  });
  expect(html).toContain(
    'src="https://vongxe.example/photos/x/00000000-0000-4000-8000-000000000000/400x300.webp"',
  );
  expect([times(html, '>15,000,000\u00a0₫<'), times(html, '>12,000\u00a0km · Hue<')]).toEqual([1, 1]);
  expect(times(html, '>15,000,000 ₫, Hue<')).toBe(1);
  expect(text).not.toContain('km');
});

it.each([
  ['en', [bike], 'https://vongxe.example/motorcycle/x', 'See this bike'],
  ['vi', [bike], 'https://vongxe.example/motorcycle/x', 'Xem chiếc xe này'],
  ['en', [bike, bike], 'https://vongxe.example/', 'See all bikes'],
  ['vi', [bike, bike], 'https://vongxe.example/vi', 'Xem tất cả xe'],
] as const)('its button leads to the one bike, or to all (%s): %#', (language, bikes, address, label) => {
  const [, href, buttonText] =
    /<a href="([^"]*)" class="t-on-fill button"[^>]*>([^<]*)<\/a>/.exec(
      build({ language, bikes: [...bikes] }).html,
    ) ?? [];
  expect([href, buttonText]).toEqual([address, label]);
});

it('has an end: a link in both of its forms, and the headers that mail programs look for', () => {
  const { text, html, headers } = build();
  for (const part of [text, html]) expect(part).toContain('https://vongxe.example/unsubscribe?token=u1.x');
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://vongxe.example/unsubscribe?token=u1.x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

it('is written in the language of its reader', () => {
  expect(build({ language: 'vi' }).text).toContain('Thông báo của bạn: Any Honda');
  expect(build({ language: 'vi', name: null }).text).toMatch(/^Xin chào bạn,\n/);
  for (const { en, vi } of Object.values(alertFindsTexts)) expect(vi).not.toEqual(en);
});

it.each(['<img src=x onerror=alert(1)>', '"><script>x</script>', 'a\r\nBcc: victim@example.com', '{title}'])(
  'a bike called %j adds nothing to the email',
  (title) => {
    const email = build({ bikes: [{ ...bike, title }] });
    expect(email.html.match(/<[a-z!/][^>]*>/gi)).toEqual(build().html.match(/<[a-z!/][^>]*>/gi));
    expect(email.subject).not.toMatch(/[\r\n]/);
    expect(email.text.split('\n')).toHaveLength(build().text.split('\n').length);
  },
);
