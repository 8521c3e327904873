import { plainPath } from '../../../src/canonicalPath.ts';
import { comparePath } from '../../../src/comparePaths.ts';
import { everything } from '../../../src/domain/market/landing.ts';
import { makes } from '../../../src/domain/models/makes.ts';
import { type Language, languageOf } from '../../../src/i18n/languages.ts';
import { isValuePath, landingPath, readLanding, valuePath } from '../../../src/landingPaths.ts';
import { paths, shareKitPath } from '../../../src/paths.ts';

/** The brands that have a guide: names of files in src/content/brands, written in by the bundler. */
declare const __BRANDS__: readonly string[];
const brands = typeof __BRANDS__ === 'undefined' ? [] : __BRANDS__;

const pages: ReadonlySet<string> = new Set([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  comparePath,
  shareKitPath,
  ...[...makes, ...brands].map((brand) => paths.brand(brand)),
]);

export type PageView = { page: string; language: Language };

/**
 * Under which name a view of a page is counted. All listings count together, so do the pages of the market, and what is no page of this site is
 * null: what anybody may send must not make new names.
 * @example planView('/vi/motorcycle/honda-vision-2024') // => { page: '/motorcycle', language: 'vi' }
 */
export const planView = (address: string): PageView | null => {
  if (!address.startsWith('/')) return null;
  const path = plainPath(address);
  const language = languageOf(address);
  const [parent] = ['/motorcycle', '/edit-listing', '/seller'].filter((each) => path.startsWith(`${each}/`));
  if (parent) return { page: parent, language };
  if (isValuePath(path)) return { page: valuePath, language };
  if (readLanding(path)) return { page: landingPath(everything), language };
  return pages.has(path) ? { page: path, language } : null;
};

/**
 * What a page sends to be counted: its path; before it, on a visitor's page of a bike, the listing's id.
 * @example readCounted('a1/vi/motorcycle/honda-vision') // => { listing: 'a1', address: '/vi/motorcycle/honda-vision' }
 */
export const readCounted = (body: string): { listing: string; address: string } => {
  const start = Math.max(0, body.indexOf('/'));
  return { listing: body.slice(0, start), address: body.slice(start) };
};
