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
  trustPath,
} from '../../../src/paths.ts';

/**
 * A sitemap covers so many parts of the catalogue: 5,000 bikes in two languages, far below the 50,000 addresses
 * and 50 MB that search engines take.
 */
export const partsPerSitemap = 20;

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const document = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;

/** The list of sitemaps for a catalogue that has given away parts 0 to `open`: that of the market's pages, and of bikes. */
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

/** Every page of these bikes in both languages, each with its twin; those of sold bikes as well. */
export const listingSitemap = (origin: string, cards: readonly Card[]): string => {
  const entries = cards.toSorted(newestFirst).map(({ slug }) => entry(origin, paths.listing(slug)));
  return document(`<urlset ${namespaces}>${entries.join('')}</urlset>`);
};

/** Pages of the market, their map, what a bike is worth and the transparency report, in both languages, each with its twin. */
export const landingSitemap = (origin: string, listed: readonly Landing[]): string => {
  const entries = [valuePath, mapPath, trustPath, ...listed.map(landingPath)].map((path) =>
    entry(origin, path),
  );
  return document(`<urlset ${namespaces}>${entries.join('')}</urlset>`);
};
