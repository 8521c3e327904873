import type { Card } from '../../../src/domain/listings/card.ts';
import { titleOf } from '../../../src/domain/listings/listing.ts';
import { renditions, renditionUrl } from '../../../src/domain/photos/photo.ts';
import { locationLabel } from '../../../src/domain/places/locations.ts';
import { formatDong, formatKm } from '../../../src/i18n/format.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, type Path, paths } from '../../../src/paths.ts';
import { settings } from '../../../src/settings.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';

export type Feed = {
  language: Language;
  title: string;
  self: Path;
  page: Path;
  /** The same feed in the other language. */
  twin: { language: Language; path: Path };
  /** Creation time of the site's newest bike: an empty feed needs a time, too. */
  at: number;
  /** Newest first. */
  cards: readonly Card[];
};

/** Enough for feed readers that poll daily to miss no bike. */
export const maxEntries = 30;

/** Characters that XML forbids, even escaped. */
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escapeXml = (text: string) => escapeHtml(text.toWellFormed().replace(notXml, '\u{FFFD}'));

type Attributes = Record<string, string | number>;
/** Returns an XML element. Escapes attributes; `content` must be XML. */
const element = (name: string, attributes: Attributes, content = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
};
const words = (name: string, text: string, attributes: Attributes = {}) =>
  element(name, attributes, escapeXml(text));

const absolute = (path: string) => new URL(path, settings.origin).href;
const moment = (time: number) => new Date(time).toISOString();
const atom = 'application/atom+xml';

const summaryOf = (language: Language, { price, mileage, location }: Card) =>
  [formatDong(language, price), formatKm(language, mileage), locationLabel(language, location)].join(' · ');

/**
 * Includes the photo twice: half of the feed readers show only the content, the others thumbnail and summary.
 */
const photoOf = ({ photo }: Card, title: string, summary: string): string[] => {
  if (photo === null) return [];
  const { width, height } = renditions.card;
  const src = absolute(renditionUrl(photo, 'card'));
  const picture = element('img', { src, width, height, alt: title });
  return [
    element('media:thumbnail', { url: src, width, height }),
    words('content', element('p', {}, picture) + words('p', summary), { type: 'html' }),
  ];
};

const entry = (language: Language, card: Card): string => {
  const address = absolute(localize(language, paths.listing(card.slug)));
  const [title, summary] = [titleOf(card), summaryOf(language, card)];
  return element(
    'entry',
    {},
    [
      words('id', address),
      words('title', title),
      element('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: address }),
      words('published', moment(card.created_at)),
      words('updated', moment(card.created_at)),
      words('summary', summary),
      ...photoOf(card, title, summary),
    ].join(''),
  );
};

/** Writes a feed by RFC 4287. @returns XML */
export const writeFeed = ({ language, title, self, page, twin, at, cards }: Feed): string => {
  const head = [
    words('id', absolute(self)),
    words('title', title),
    words('updated', moment(cards[0]?.created_at ?? at)),
    element('link', { rel: 'self', type: atom, hreflang: language, href: absolute(self) }),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: absolute(page) }),
    element('link', { rel: 'alternate', type: atom, hreflang: twin.language, href: absolute(twin.path) }),
    element(
      'author',
      {},
      words('name', settings.name) + words('uri', absolute(localize(language, paths.home))),
    ),
    words('icon', absolute('/favicon.svg')),
  ];
  const namespaces = {
    xmlns: 'http://www.w3.org/2005/Atom',
    'xmlns:media': 'http://search.yahoo.com/mrss/',
    'xml:lang': language,
  };
  const entries = cards.slice(0, maxEntries).map((card) => entry(language, card));
  return `<?xml version="1.0" encoding="utf-8"?>\n${element('feed', namespaces, [...head, ...entries].join('\n'))}\n`;
};
