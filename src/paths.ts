import { defaultLanguage, type Language } from './i18n/languages.ts';

/** Address of the site without a language: '/sell', never '/vi/sell'. */
export type Path = `/${string}`;

export const paths = {
  home: '/',
  auth: '/auth',
  authAction: '/auth/action',
  confirmEmail: '/confirm-email',
  contact: '/contact',
  buyingGuide: '/buying-guide',
  routes: '/routes',
  terms: '/terms',
  privacy: '/privacy',
  cookiePolicy: '/cookie-policy',
  operatingRules: '/operating-rules',
  serverError: '/500',
  sell: '/sell',
  myListings: '/my-listings',
  likedBikes: '/liked-bikes',
  profile: '/profile',
  messages: '/messages',
  alerts: '/alerts',
  unsubscribe: '/unsubscribe',
  stillForSale: '/still-for-sale',
  admin: '/admin',
  offline: '/offline',
  brand: (brand: string): Path => `/${brand.toLowerCase().replaceAll(' ', '-')}-motorcycles-vietnam`,
  listing: (slug: string): Path => `/motorcycle/${slug}`,
  similar: (slug: string): Path => `/similar/${slug}`,
  editListing: (id: string): Path => `/edit-listing/${encodeURIComponent(id)}`,
} as const satisfies Record<string, Path | ((word: string) => Path)>;

/** Anchor of the home page's search field. Not in `paths`, because inline scripts contain all of `paths`. */
export const searchId = 'search';
export const phrasesPath: Path = '/phrases';
/** Papers of a sale, to print. Links from papersLink.ts prefill a bike. */
export const papersPath: Path = '/papers';
export const costsPath: Path = '/costs';
export const zonesPath: Path = '/low-emission-zones';
export const electricGuidePath: Path = '/used-electric-bike-guide';
/** Page of a low-emission zone; `city` is its file's name in src/content/zones. */
export const zonePath = (city: string): Path => `${zonesPath}/${city}`;
/** Checklist for viewing a bike. Its ticks, notes and photos stay on the phone. */
export const viewingPath: Path = '/viewing';
export const mapPath: Path = '/map';
export const trustPath: Path = '/trust';
export const takedownPath: Path = '/takedown';
/** Shows editors how often each guide is read. No page links to this one. */
export const readersPath: Path = '/what-is-read';
export const comparePath: Path = '/compare';
/** Return address of sign-in with Zalo, for both languages: Zalo allows only a single address. */
export const zaloReturnPath: Path = '/auth/zalo';
export const sellerPath = (id: string): Path => `/seller/${encodeURIComponent(id)}`;
export const shopPath = (id: string): Path => `/shop/${encodeURIComponent(id)}`;
export const shopStockPath: Path = '/shop-stock';
/** Short address of a bike (shortCode.ts): redirects to its page in the reader's language. */
export const shortPath = (code: string): Path => `/b/${code}`;
/** Share kit of a seller's bike; the query has the bike's id. */
export const shareKitPath: Path = '/share-kit';
/** Page about the open data, whose own addresses are in openPaths.ts. */
export const openDataPath: Path = '/open-data';

/** Index of the catalogue for the home page's grid. Both languages use the same files. */
export const catalogueIndex = '/catalogue/index.json';
export const cataloguePart = (part: number, version: string) => `/catalogue/${part}.json?v=${version}`;
export const catalogueVerdicts = (part: number, version: string) =>
  `/catalogue/${part}-prices.json?v=${version}`;
/** Search words of descriptions, loaded with the first search. */
export const catalogueWords = (part: number, version: string) => `/catalogue/${part}-texts.json?v=${version}`;

/** Search index of the guides, one for each language, loaded with the first search. */
export const guideIndex: Path = '/guide-index.json';

/** Search on the server, if the catalogue is too large for browsers. */
export const catalogueAnswer = '/catalogue/answer.json';

/** Models in listings of a make, for the seller's form: `?make=Honda`. */
export const listedModelsAnswer: Path = '/listed-models.json';

export const listingSitemapIndex = '/sitemap-listings.xml';
export const listingSitemapPart = (number: number): Path => `/sitemap-listings-${number}.xml`;

export const landingSitemap: Path = '/sitemap-market.xml';
/** Template of the landing pages. Visitors cannot open this path. */
export const landingPiece: Path = '/landing';

/** Contact for reporting a vulnerability; RFC 9116 names this address. */
export const securityTextPath = '/.well-known/security.txt';
export const securityPolicyPath = '/security-policy.txt';

/** HTML fragment with cards of recently viewed bikes. */
export const recentBikes: Path = '/recent';
/** Placeholder in a bike's page for cards of similar bikes. */
export const similarPlace = '<!--similar-->';
/** Template of recent and similar cards. Visitors cannot open this path. */
export const cardsPiece: Path = '/cards';
export const listingView = '/view';
/** Counts an anonymous page view, and a visitor's view of a bike. */
export const viewCount = '/count';
export const errorLog = '/log-entry';
export const policyReports = '/policy-report';
export const health = '/health';

export const analyticsScript = '/analytics.js';
export const rideScript = '/ride.js';
export const errorScript = '/errors.js';

/** Service worker: src/offline. */
export const offlineWorker = '/sw.js';

export const guardedPaths: readonly string[] = /* @__PURE__ */ (() => [
  paths.sell,
  paths.myListings,
  paths.likedBikes,
  '/edit-listing',
  paths.profile,
  paths.messages,
  paths.alerts,
  paths.admin,
  shareKitPath,
  shopStockPath,
])();

/** Expects a path without language. */
export const isGuarded = (path: string) =>
  guardedPaths.some((closed) => path === closed || path.startsWith(`${closed}/`));

// Marked as pure, so that the build can drop an unused list from a small inline script.
const unlisted: readonly string[] = /* @__PURE__ */ (() => [
  ...guardedPaths,
  paths.auth,
  paths.authAction,
  paths.confirmEmail,
  paths.unsubscribe,
  paths.stillForSale,
  paths.serverError,
  paths.offline,
  comparePath,
  readersPath,
])();

/**
 * Returns whether search engines may list a page. A page whose content decides this sets `noIndex` itself.
 * Expects a path without language.
 * @example isIndexed('/compare?bikes=honda-wave-2021-hue') // => false
 */
export const isIndexed = (path: Path) => {
  const place = path.replace(/[?#].*/, '');
  return !unlisted.some((closed) => place === closed || place.startsWith(`${closed}/`));
};

const readingPaths: readonly string[] = /* @__PURE__ */ (() => [
  paths.buyingGuide,
  paths.routes,
  phrasesPath,
  zonesPath,
  electricGuidePath,
  openDataPath,
  paths.terms,
  paths.privacy,
  paths.cookiePolicy,
  paths.operatingRules,
])();

/**
 * Returns whether this is a reading page, such as a guide or a legal text. Expects a path without language.
 */
export const isReading = (path: Path) =>
  readingPaths.includes(path) || /^\/(?:[\w-]+-motorcycles-vietnam|low-emission-zones\/[\w-]+)$/.test(path);

/** Replaces repeated slashes and backslashes by a single slash. */
export const singleSlashes = (path: string): Path => path.replace(/[\\/]+/g, '/') as Path;

/**
 * Address of a page in a language. Expects a path without language.
 * @example localize('vi', paths.sell) // => '/vi/sell'
 * @example localize('vi', paths.home) // => '/vi'
 */
export const localize = (language: Language, path: Path): Path => {
  if (language === defaultLanguage) return path;
  return /^\/(?:$|[?#])/.test(path) ? `/vi${path.slice(1)}` : `/vi${path}`;
};

/** Same page in the other language. Expects a path without query or doubled slashes. */
export const twinOf = (path: Path): Path => {
  const rest = path.replace(/^\/vi(?![^/])/, '');
  return rest === path ? `/vi${path === '/' ? '' : path}` : ((rest || '/') as Path);
};

/**
 * Sign-in page that returns to an address.
 * @example signInPath('en', '/sell?draft=1') // => '/auth?redirect=/sell%3Fdraft%3D1'
 */
export const signInPath = (language: Language, back: string): Path =>
  `${localize(language, paths.auth)}?redirect=${encodeURIComponent(back).replaceAll('%2F', '/')}`;

/** Query parameter of the sign-in page: the session has ended. */
export const endedKey = 'ended';

export const signInAgainPath = (language: Language, back: string): Path =>
  `${signInPath(language, back)}&${endedKey}`;

/** @example ridesPath('vi', { q: 'Vision', make: 'Honda' }) // => '/vi?q=Vision&make=Honda' */
export const ridesPath = (
  language: Language,
  query: { make?: string; q?: string; location?: string },
): Path => `${localize(language, paths.home)}?${new URLSearchParams(query)}`;
/** Hashes of /auth, which select a form. */
export const signInHash = '#sign-in';
export const signUpHash = '#sign-up';
export const resetHash = '#reset';

export const signUpPath = (language: Language, back: string): Path =>
  `${signInPath(language, back)}${signUpHash}`;

/** Hash of the alerts page that scrolls to the email settings. */
export const emailsHash = '#letters';

/** Hash of a bike's page that opens the question form. */
export const contactHash = '#contact';

/**
 * Hash that opens the island with this `client:ask` after sign-in.
 * @example askHash('report') // => '#ask-report'
 */
export const askHash = (ask: string): string => `#ask-${ask}`;

export const contactPath = (language: Language, slug: string): string =>
  `${localize(language, paths.listing(slug))}${contactHash}`;
