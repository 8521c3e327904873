import { slugPattern } from '../../../src/domain/slug.ts';
import { type Language, languageOf } from '../../../src/i18n/languages.ts';
import { localize, type Path, paths, plainPath } from '../../../src/paths.ts';

/** What somebody asks the site for. */
export type Request =
  | { kind: 'home'; language: Language }
  | { kind: 'listing'; language: Language; slug: string }
  | { kind: 'unknownListing'; language: Language }
  | { kind: 'catalogueIndex' }
  | { kind: 'cataloguePart'; part: number }
  | { kind: 'missingAsset' }
  | { kind: 'moved'; to: Path }
  | { kind: 'elsewhere'; language: Language };

const listingPath = /^\/motorcycle\/([^/]*)$/;
const partPath = /^\/catalogue\/(0|[1-9]\d{0,5})\.json$/;
const assetPath = /^\/(?:_astro|photos|catalogue)(?:\/|$)|\.[A-Za-z0-9]{1,8}$/;

/**
 * Reads an address. A trailing slash is a detour to the address without it.
 * @example planRequest('/vi/motorcycle/honda-wave') // => { kind: 'listing', language: 'vi', slug: 'honda-wave' }
 */
export const planRequest = (address: string): Request => {
  if (address === '/catalogue/index.json') return { kind: 'catalogueIndex' };
  const part = partPath.exec(address)?.[1];
  if (part !== undefined) return { kind: 'cataloguePart', part: Number(part) };
  if (assetPath.test(address)) return { kind: 'missingAsset' };
  const language = languageOf(address);
  const path = plainPath(address);
  if (path === paths.home) {
    return address === localize(language, paths.home)
      ? { kind: 'home', language }
      : { kind: 'elsewhere', language };
  }
  const slug = listingPath.exec(path.replace(/(.)\/$/, '$1'))?.[1];
  if (slug === undefined) return { kind: 'elsewhere', language };
  if (!slugPattern.test(slug) || slug.length > 160) return { kind: 'unknownListing', language };
  if (path.endsWith('/')) return { kind: 'moved', to: localize(language, paths.listing(slug)) };
  return { kind: 'listing', language, slug };
};
