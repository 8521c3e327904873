import type { Landing } from './domain/market/landing.ts';
import { type Filters, noFilters } from './domain/search/bikeFilter.ts';
import { writeFilters } from './domain/search/filterAddress.ts';
import type { Language } from './i18n/languages.ts';
import { addressIn, landingPath } from './landingPaths.ts';
import { localize, type Path } from './paths.ts';

// Addresses for programs, such as feed readers (decision 56). Not in paths.ts, because every page's script
// contains that file.

const feedEnding = '.atom';
export const feedOf = (address: Path): Path => `${address}${feedEnding}`;
/** Feed of a search, with the home page's query parameters. */
export const searchFeed: Path = '/feed.atom';

/** @example landingFeed('en', hondaInHanoi) // => '/honda-in-hanoi.atom' */
export const landingFeed = (language: Language, landing: Landing): Path =>
  feedOf(addressIn(language, landingPath(landing)));

/** Returns a feed's page; null for other addresses. */
export const pageOfFeed = (address: Path): Path | null =>
  address.endsWith(feedEnding) ? (address.slice(0, -feedEnding.length) as Path) : null;

/** Adapts a search's filters for its feed, which always lists the newest bikes first and no sold bikes. */
export const followed = (filters: Filters): Filters => ({
  ...filters,
  sort: noFilters.sort,
  forSaleOnly: noFilters.forSaleOnly,
});

/** @example feedOfSearch('vi', { ...noFilters, make: 'Honda' }) // => '/vi/feed.atom?make=Honda' */
export const feedOfSearch = (language: Language, filters: Filters): Path =>
  `${localize(language, searchFeed)}${writeFilters(followed(filters))}`;

export const openDataIndex: Path = '/open-data/bikes.json';
export const openDataPart = (part: number): Path => `/open-data/bikes-${part}.json`;
export const openApiPath: Path = '/open-data/openapi.json';
export const llmsTextPath: Path = '/llms.txt';
/** Endpoint of the Model Context Protocol, for assistants (decision 140). */
export const assistantPath: Path = '/mcp';
/** Guides as text, one file for each language. */
export const guideTextsPath: Path = '/guide-texts.json';
