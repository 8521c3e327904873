import { canonicalPath, isFile, plainPath } from '../../../src/canonicalPath.ts';
import { isDocumentName } from '../../../src/domain/listings/listingId.ts';
import { ShopId } from '../../../src/domain/listings/shopId.schema.ts';
import { type IdStart, readShortCode } from '../../../src/domain/listings/shortCode.ts';
import { slugPattern } from '../../../src/domain/listings/slug.ts';
import type { Landing } from '../../../src/domain/market/landing.ts';
import { type Language, languageOf } from '../../../src/i18n/languages.ts';
import {
  addressIn,
  isValuePath,
  landingPath,
  readLanding,
  valueAnswer,
  valuePath,
} from '../../../src/landingPaths.ts';
import { assistantPath, feedOf, openDataIndex, pageOfFeed, searchFeed } from '../../../src/openPaths.ts';
import { sharedPath } from '../../../src/ownPaths.ts';
import {
  catalogueAnswer,
  catalogueIndex,
  comparePath,
  landingSitemap,
  listedModelsAnswer,
  listingSitemapIndex,
  localize,
  mapPath,
  type Path,
  paths,
  readersPath,
  recentBikes,
  sellerPath,
  shopPath,
  trustPath,
} from '../../../src/paths.ts';
import { mendedPath } from './mendedPath.ts';

export type Request =
  | { kind: 'home'; language: Language }
  | { kind: 'listing'; language: Language; slug: string }
  | { kind: 'unknownListing'; language: Language }
  | { kind: 'short'; language: Language; idStart: IdStart }
  | { kind: 'similar'; language: Language; slug: string }
  | { kind: 'recent'; language: Language }
  /** Photos shared by a phone on which our service worker is not installed. */
  | { kind: 'shared'; language: Language }
  | { kind: 'seller'; language: Language; id: string }
  | { kind: 'shop'; language: Language; id: string }
  | { kind: 'map'; language: Language }
  | { kind: 'trust'; language: Language }
  | { kind: 'readers'; language: Language }
  | { kind: 'landing'; language: Language; landing: Landing }
  | { kind: 'compared'; language: Language }
  | { kind: 'value'; language: Language }
  | { kind: 'valueAnswer' }
  | { kind: 'listedModels' }
  | { kind: 'landingSitemap' }
  | { kind: 'feed'; language: Language; landing: Landing | null }
  | { kind: 'openDataIndex' }
  | { kind: 'openDataPart'; part: number }
  | { kind: 'assistant' }
  | { kind: 'catalogueIndex' }
  | { kind: 'listingSitemaps' }
  | { kind: 'listingSitemap'; number: number }
  | { kind: 'catalogueAnswer' }
  | { kind: 'cataloguePart'; part: number; view: 'cards' | 'texts' | 'prices' }
  | { kind: 'missingAsset' }
  /** Redirect; `to` may have a query. */
  | { kind: 'moved'; to: Path }
  | { kind: 'elsewhere'; language: Language };

const listingPath = /^\/motorcycle\/([^/]*)$/;
const shortAddress = /^\/b\/([^/]*)$/;
const sellerAddress = /^\/seller\/([^/]*)$/;
const shopAddress = /^\/shop\/([^/]*)$/;
const similarPath = /^\/similar\/([^/]*)$/;
const sitemapPath = /^\/sitemap-listings-(0|[1-9]\d{0,5})\.xml$/;
const openPartPath = /^\/open-data\/bikes-(0|[1-9]\d{0,5})\.json$/;
const partPath = /^\/catalogue\/(0|[1-9]\d{0,5})(?:-(texts|prices))?\.json$/;

/** Parses a market page's address. Redirects if the slug is in the other language. */
const readLandingPath = (language: Language, address: Path, path: string): Request => {
  if (isValuePath(path)) {
    const value = addressIn(language, valuePath);
    return address === value ? { kind: 'value', language } : { kind: 'moved', to: value };
  }
  const landing = readLanding(path);
  if (!landing) return { kind: 'elsewhere', language };
  const to = addressIn(language, landingPath(landing));
  return address === to ? { kind: 'landing', language, landing } : { kind: 'moved', to };
};

/** Parses the address of a feed: of the search, or of a market page. */
const readFeedPath = (address: Path, page: Path): Request => {
  const language = languageOf(page);
  if (address === localize(language, searchFeed)) return { kind: 'feed', language, landing: null };
  const request = readLandingPath(language, page, plainPath(page));
  if (request.kind === 'landing') return { ...request, kind: 'feed' };
  return request.kind === 'moved' ? { ...request, to: feedOf(request.to) } : { kind: 'missingAsset' };
};

const readPath = (address: Path): Request => {
  if (address === listingSitemapIndex) return { kind: 'listingSitemaps' };
  const sitemap = sitemapPath.exec(address)?.[1];
  if (sitemap !== undefined) return { kind: 'listingSitemap', number: Number(sitemap) };
  if (address === landingSitemap) return { kind: 'landingSitemap' };
  if (address === catalogueIndex) return { kind: 'catalogueIndex' };
  if (address === catalogueAnswer) return { kind: 'catalogueAnswer' };
  if (address === valueAnswer) return { kind: 'valueAnswer' };
  if (address === listedModelsAnswer) return { kind: 'listedModels' };
  const [, part, view] = partPath.exec(address) ?? [];
  if (part !== undefined)
    return {
      kind: 'cataloguePart',
      part: Number(part),
      view: view === 'texts' || view === 'prices' ? view : 'cards',
    };
  if (address === openDataIndex) return { kind: 'openDataIndex' };
  if (address === assistantPath) return { kind: 'assistant' };
  const openPart = openPartPath.exec(address)?.[1];
  if (openPart !== undefined) return { kind: 'openDataPart', part: Number(openPart) };
  const followed = pageOfFeed(address);
  if (followed !== null) return readFeedPath(address, followed);
  if (isFile(address)) return { kind: 'missingAsset' };
  const language = languageOf(address);
  const path = plainPath(address);
  if (path === paths.home) {
    const home = localize(language, paths.home);
    return address === home ? { kind: 'home', language } : { kind: 'moved', to: home };
  }
  if (path === sharedPath) return { kind: 'shared', language };
  if (path === recentBikes) return { kind: 'recent', language };
  const like = similarPath.exec(path)?.[1];
  if (like !== undefined) {
    return slugPattern.test(like) && like.length <= 160
      ? { kind: 'similar', language, slug: like }
      : { kind: 'missingAsset' };
  }
  const page = path.replace(/(.)\/$/, '$1');
  if (page === mapPath) {
    const to = localize(language, mapPath);
    return address === to ? { kind: 'map', language } : { kind: 'moved', to };
  }
  if (page === trustPath) {
    const to = localize(language, trustPath);
    return address === to ? { kind: 'trust', language } : { kind: 'moved', to };
  }
  if (page === readersPath) {
    const to = localize(language, readersPath);
    return address === to ? { kind: 'readers', language } : { kind: 'moved', to };
  }
  if (page === comparePath)
    return path === page ? { kind: 'compared', language } : { kind: 'moved', to: localize(language, page) };
  const seller = sellerAddress.exec(page)?.[1];
  if (seller !== undefined && isDocumentName(seller, 128))
    return path === page
      ? { kind: 'seller', language, id: seller }
      : { kind: 'moved', to: localize(language, sellerPath(seller)) };
  const shop = shopAddress.exec(page)?.[1];
  if (shop !== undefined && ShopId.safeParse(shop).success)
    return path === page
      ? { kind: 'shop', language, id: shop }
      : { kind: 'moved', to: localize(language, shopPath(shop)) };
  const code = shortAddress.exec(page)?.[1];
  if (code !== undefined) {
    const idStart = readShortCode(code);
    return idStart ? { kind: 'short', language, idStart } : { kind: 'unknownListing', language };
  }
  const slug = listingPath.exec(page)?.[1];
  if (slug === undefined) return readLandingPath(language, address, page);
  if (!slugPattern.test(slug) || slug.length > 160) return { kind: 'unknownListing', language };
  if (path.endsWith('/')) return { kind: 'moved', to: localize(language, paths.listing(slug)) };
  return { kind: 'listing', language, slug };
};

const splitQuery = (address: Path): [path: Path, query: string] => {
  const end = address.indexOf('?');
  return end < 0 ? [address, ''] : [address.slice(0, end) as Path, address.slice(end)];
};

const isDetour = ({ kind }: Request) =>
  kind === 'elsewhere' || kind === 'unknownListing' || kind === 'missingAsset' || kind === 'moved';

/**
 * Parses a path. A misspelt address redirects, with its query if the question mark was encoded.
 * @example planRequest('/vi/motorcycle/honda-wave') // => { kind: 'listing', language: 'vi', slug: 'honda-wave' }
 * @example planRequest('/vi//motorcycle/honda-wave') // => { kind: 'moved', to: '/vi/motorcycle/honda-wave' }
 * @example planRequest('/Buying-Guide.') // => { kind: 'moved', to: '/buying-guide' }
 */
export const planRequest = (address: string): Request => {
  const canonical = canonicalPath(address);
  const mended = mendedPath(canonical);
  const [path, query] = splitQuery(mended);
  const request = readPath(path);
  if (request.kind === 'moved') return { ...request, to: `${request.to}${query}` };
  // A repaired path that no function serves may be a static file: redirect to Hosting.
  const isStatic = request.kind === 'elsewhere' && mended !== canonical;
  return mended === address || (isDetour(request) && !isStatic) ? request : { kind: 'moved', to: mended };
};
