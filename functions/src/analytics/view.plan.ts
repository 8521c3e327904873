import { plainPath } from '../../../src/canonicalPath.ts';
import { everything } from '../../../src/domain/market/landing.ts';
import { makes } from '../../../src/domain/models/makes.ts';
import { type Language, languageOf } from '../../../src/i18n/languages.ts';
import { isValuePath, landingPath, readLanding, valuePath } from '../../../src/landingPaths.ts';
import { comparePath, paths, shareKitPath } from '../../../src/paths.ts';

/** Brands with a guide (files in src/content/brands), inserted by the bundler. */
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
 * Returns the page that a view counts for; all listings share one. Null for unknown addresses, so that
 * requests cannot create pages.
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
 * Splits a request body into an optional listing id and the path.
 * @example readCounted('a1/vi/motorcycle/honda-vision') // => { listing: 'a1', address: '/vi/motorcycle/honda-vision' }
 */
export const readCounted = (body: string): { listing: string; address: string } => {
  const start = Math.max(0, body.indexOf('/'));
  return { listing: body.slice(0, start), address: body.slice(start) };
};
