import type { Landing } from './domain/market/landing.ts';
import { type Filters, noFilters } from './domain/search/bikeFilter.ts';
import { writeFilters } from './domain/search/filterAddress.ts';
import type { Language } from './i18n/languages.ts';
import { addressIn, landingPath } from './landingPaths.ts';
import { localize, type Path } from './paths.ts';

// What programs read (decision 56). Apart from paths.ts, which visitors load with every page that has a script.

const feedEnding = '.atom';
/** The feed that belongs to the address of a page. */
export const feedOf = (address: Path): Path => `${address}${feedEnding}`;
/** The feed of a search, in either language; what is searched stands behind it, as behind the address of home. */
export const searchFeed: Path = '/feed.atom';

/** The feed of a page of the market. @example landingFeed('en', hondaInHanoi) // => '/honda-in-hanoi.atom' */
export const landingFeed = (language: Language, landing: Landing): Path =>
  feedOf(addressIn(language, landingPath(landing)));

/** The page that a feed belongs to, by the feed's address; null for what is no feed. */
export const pageOfFeed = (address: Path): Path | null =>
  address.endsWith(feedEnding) ? (address.slice(0, -feedEnding.length) as Path) : null;

/** What a feed can follow of a search: it has the newest first, and none that is sold. */
export const followed = (filters: Filters): Filters => ({
  ...filters,
  sort: noFilters.sort,
  forSaleOnly: noFilters.forSaleOnly,
});

/** The feed of a search. @example feedOfSearch('vi', { ...noFilters, make: 'Honda' }) // => '/vi/feed.atom?make=Honda' */
export const feedOfSearch = (language: Language, filters: Filters): Path =>
  `${localize(language, searchFeed)}${writeFilters(followed(filters))}`;

/** What is known of all listed bikes, for everybody: which files there are, and each of them. */
export const openDataIndex: Path = '/open-data/bikes.json';
export const openDataPart = (part: number): Path => `/open-data/bikes-${part}.json`;
