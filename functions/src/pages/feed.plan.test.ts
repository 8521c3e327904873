import { expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { hostileStrings } from '../../../tests/fixtures/hostileStrings.ts';
import { childrenOf, readXml, textIn, type Xml } from '../../../tests/fixtures/readXml.ts';
import { type Feed, writeFeed } from './feed.plan.ts';

const origin = 'https://vongxe.example';
const wave = buildCard({
  id: 'kX2',
  slug: 'honda-wave-2021-hanoi',
  make: 'Honda',
  model: 'Wave',
  year: 2021,
  price: 15_500_000,
  mileage: 12_000,
  location: 'Hanoi',
  photo: '/photos/kX2/6f1c',
  created_at: Date.UTC(2026, 0, 15, 8),
});
const feed = (changes: Partial<Feed> = {}): Feed => ({
  language: 'vi',
  title: 'Xe Honda cũ tại Hà Nội | Vongxe',
  self: '/vi/xe-may-honda-cu-ha-noi.atom',
  page: '/vi/xe-may-honda-cu-ha-noi',
  twin: { language: 'en', path: '/honda-in-hanoi.atom' },
  at: Date.UTC(2026, 0, 1),
  cards: [wave],
  ...changes,
});
const read = (changes: Partial<Feed> = {}): Xml => readXml(writeFeed(feed(changes)));
const entriesOf = (xml: Xml) => childrenOf(xml, 'entry');
const linksOf = (xml: Xml) => childrenOf(xml, 'link').map(({ attributes }) => attributes);

it('says what it is, where its page and its twin are, and whose it is', () => {
  const xml = read();
  expect([xml.name, xml.attributes.xmlns, xml.attributes['xml:lang']]).toEqual([
    'feed',
    'http://www.w3.org/2005/Atom',
    'vi',
  ]);
  expect(textIn(xml, 'id')).toBe(`${origin}/vi/xe-may-honda-cu-ha-noi.atom`);
  expect(textIn(xml, 'title')).toBe('Xe Honda cũ tại Hà Nội | Vongxe');
  expect(textIn(xml, 'updated')).toBe('2026-01-15T08:00:00.000Z');
  const type = 'application/atom+xml';
  expect(linksOf(xml)).toEqual([
    { rel: 'self', type, hreflang: 'vi', href: `${origin}/vi/xe-may-honda-cu-ha-noi.atom` },
    { rel: 'alternate', type: 'text/html', hreflang: 'vi', href: `${origin}/vi/xe-may-honda-cu-ha-noi` },
    { rel: 'alternate', type, hreflang: 'en', href: `${origin}/honda-in-hanoi.atom` },
  ]);
  const [author] = childrenOf(xml, 'author');
  expect(author && [textIn(author, 'name'), textIn(author, 'uri')]).toEqual(['Vongxe', `${origin}/vi`]);
});

it.each([
  ['en', '/motorcycle/honda-wave-2021-hanoi', '15,500,000\u00a0₫ · 12,000\u00a0km · Hanoi'],
  ['vi', '/vi/motorcycle/honda-wave-2021-hanoi', '15.500.000\u00a0₫ · 12.000\u00a0km · Hà Nội'],
] as const)('tells of a bike what its card shows, in %s', (language, path, summary) => {
  const [entry] = entriesOf(read({ language }));
  if (!entry) throw new Error('no entry');
  expect(entry.children.map(({ name }) => name)).toEqual([
    'id',
    'title',
    'link',
    'published',
    'updated',
    'summary',
    'media:thumbnail',
    'content',
  ]);
  expect(textIn(entry, 'id')).toBe(origin + path);
  expect(textIn(entry, 'title')).toBe('Honda Wave 2021');
  expect(linksOf(entry)).toEqual([
    { rel: 'alternate', type: 'text/html', hreflang: language, href: origin + path },
  ]);
  expect(textIn(entry, 'published')).toBe('2026-01-15T08:00:00.000Z');
  expect(textIn(entry, 'updated')).toBe('2026-01-15T08:00:00.000Z');
  expect(textIn(entry, 'summary')).toBe(summary);
  const photo = `${origin}/photos/kX2/6f1c/400x300.webp`;
  expect(childrenOf(entry, 'media:thumbnail').map(({ attributes }) => attributes)).toEqual([
    { url: photo, width: '400', height: '300' },
  ]);
  expect(textIn(entry, 'content')).toBe(
    `<p><img src="${photo}" width="400" height="300" alt="Honda Wave 2021"/></p><p>${summary}</p>`,
  );
});

it('shows no photo where there is none', () => {
  const [entry] = entriesOf(read({ cards: [{ ...wave, photo: null }] }));
  expect(entry?.children.map(({ name }) => name).slice(-2)).toEqual(['updated', 'summary']);
});

it('has the first 30 bikes, and without any the time of the newest elsewhere', () => {
  const cards = Array.from({ length: 31 }, (_, n) => ({ ...wave, id: `${n}`, slug: `wave-${n}` }));
  const ids = entriesOf(read({ cards })).map((entry) => textIn(entry, 'id'));
  expect(ids).toEqual(cards.slice(0, 30).map(({ slug }) => `${origin}/vi/motorcycle/${slug}`));
  const empty = read({ cards: [] });
  expect([entriesOf(empty), textIn(empty, 'updated')]).toEqual([[], '2026-01-01T00:00:00.000Z']);
});

/** Replaces characters that XML cannot contain by U+FFFD. */
const asXml = (text: string) => {
  const wanted = text.toWellFormed();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
  return wanted.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');
};
/** Normalizes line ends like every XML parser. */
const readBack = (text: string) => asXml(text).replace(/\r\n?/g, '\n');

it('[hostile] whatever a seller or an address says is text', () => {
  for (const text of [...hostileStrings, '</title><script>', ']]>', '&amp;', '\ud800x', '"><x y="']) {
    const model = `a${text}z`;
    const xml = read({ title: model, cards: [{ ...wave, model, location: model }] });
    expect(textIn(xml, 'title')).toBe(readBack(model));
    const [entry] = entriesOf(xml);
    expect(entry && textIn(entry, 'title')).toBe(readBack(`Honda ${model} 2021`));
    expect(entry?.children).toHaveLength(8);
    const content = (entry && textIn(entry, 'content')) ?? '';
    expect(content.match(/<\/?\w+/g)).toEqual(['<p', '<img', '</p', '<p', '</p']);
  }
});

it('the reader of these tests refuses what is no XML', () => {
  for (const wrong of [
    '<a>x & y</a>',
    '<a>\u0001</a>',
    '<a><b></a>',
    '<a b="1" b="2"/>',
    '<x:a/>',
    '<a/><b/>',
  ])
    expect(() => readXml(wrong), wrong).toThrow();
});
