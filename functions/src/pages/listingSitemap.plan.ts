import { type Card, newestFirst } from '../../../src/domain/listings/card.ts';
import type { Landing } from '../../../src/domain/market/landing.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { addressIn, landingPath, valuePath } from '../../../src/landingPaths.ts';
import {
  landingSitemap as landingSitemapPath,
  listingSitemapPart,
  mapPath,
  type Path,
  paths,
  shopPath,
  trustPath,
} from '../../../src/paths.ts';

/** Parts of the catalogue per sitemap: 5,000 bikes in two languages. A sitemap may have 50,000 addresses. */
export const partsPerSitemap = 20;

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const document = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;

/**
 * Returns the index of all sitemaps. `open`: number of the catalogue's last part, to which bikes are still
 * added.
 */
export const listingSitemaps = (origin: string, open: number): string => {
  const count = Math.floor(open / partsPerSitemap) + 1;
  const files = [
    landingSitemapPath,
    ...Array.from({ length: count }, (_, number) => listingSitemapPart(number)),
  ];
  const entries = files.map((file) => `<sitemap><loc>${origin}${file}</loc></sitemap>`);
  return document(`<sitemapindex ${namespaces}>${entries.join('')}</sitemapindex>`);
};

const entry = (origin: string, path: Path): string => {
  const address = (language: (typeof languages)[number]) => origin + addressIn(language, path);
  const link = (name: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`;
  const links = [
    ...languages.map((language) => link(language, address(language))),
    link('x-default', address('en')),
  ];
  return languages.map((language) => `<url><loc>${address(language)}</loc>${links.join('')}</url>`).join('');
};

/** Lists the pages of these bikes in both languages, including sold ones. */
export const listingSitemap = (origin: string, cards: readonly Card[]): string => {
  const entries = cards.toSorted(newestFirst).map(({ slug }) => entry(origin, paths.listing(slug)));
  return document(`<urlset ${namespaces}>${entries.join('')}</urlset>`);
};

/** Shops with a bike for sale. */
export const shopsOf = (cards: readonly Card[]): string[] => [
  ...new Set(cards.flatMap(({ shop, status }) => (shop && status === 'active' ? [shop] : []))),
];

export const landingSitemap = (
  origin: string,
  listed: readonly Landing[],
  shops: readonly string[] = [],
): string => {
  const paths = [valuePath, mapPath, trustPath, ...listed.map(landingPath), ...shops.map(shopPath)];
  const entries = paths.map((path) => entry(origin, path));
  return document(`<urlset ${namespaces}>${entries.join('')}</urlset>`);
};
