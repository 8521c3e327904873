import { defaultLanguage, type Language } from './i18n/languages.ts';

/** An address of the site before a language is chosen: '/sell', never '/vi/sell'. */
export type Path = `/${string}`;

/** Every address of the site has its one author here. */
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

/** Anchor of home's search field. Apart, since the inline scripts of a bike's page carry all of `paths`. */
export const searchId = 'search';
/** Page of sentences to show a seller at the bike. Apart for the same reason. */
export const phrasesPath: Path = '/phrases';
/** How many bikes each province has. Apart for the same reason. */
export const mapPath: Path = '/map';
/** What was reported and removed, for everybody. Apart for the same reason. */
export const trustPath: Path = '/trust';
/** How often the guides are read, for editors; no page links to it. Apart for the same reason. */
export const readersPath: Path = '/what-is-read';
/** Who sells, by the id of the account. Apart for the same reason. */
export const sellerPath = (id: string): Path => `/seller/${encodeURIComponent(id)}`;
/** A bike by the code that is typed from paper (shortCode.ts): leads to its page in the reader's language. */
export const shortPath = (code: string): Path => `/b/${code}`;
/** Paper, pictures and texts with which a seller shows a bike elsewhere; which bike stands behind it. Apart as well. */
export const shareKitPath: Path = '/share-kit';
/** What programs may read of the catalogue: src/openPaths.ts. */
export const openDataPath: Path = '/open-data';

/** The catalogue that the grid reads, the same for both languages. */
export const catalogueIndex = '/catalogue/index.json';
export const cataloguePart = (part: number, version: string) => `/catalogue/${part}.json?v=${version}`;
/** What the descriptions of a part are found by: fetched with the first search. */
/** The verdicts on a part's prices. */
export const catalogueVerdicts = (part: number, version: string) =>
  `/catalogue/${part}-prices.json?v=${version}`;
export const catalogueWords = (part: number, version: string) => `/catalogue/${part}-texts.json?v=${version}`;

/** What the guides can be searched by, a file a language: fetched with the first search. */
export const guideIndex: Path = '/guide-index.json';

/** Answers for a catalogue that is too large to be sent: the filters' own query, and which cards. */
export const catalogueAnswer = '/catalogue/answer.json';

/** What sellers say of the models of a make, for the seller's form: `?make=Honda`. */
export const listedModelsAnswer: Path = '/listed-models.json';

/** The listings for search engines: a list of sitemaps, and each of them. */
export const listingSitemapIndex = '/sitemap-listings.xml';
export const listingSitemapPart = (number: number): Path => `/sitemap-listings-${number}.xml`;

/** The pages of the market for search engines. */
export const landingSitemap: Path = '/sitemap-market.xml';
/** What those pages are rendered from; nobody can ask for it by this name. */
export const landingPiece: Path = '/landing';

/** Where to report a vulnerability; RFC 9116 names this address. */
export const securityTextPath = '/.well-known/security.txt';
/** What reporters may do and can expect, in both languages. */
export const securityPolicyPath = '/security-policy.txt';

/** The cards of bikes that a browser remembers: a piece of a page, in either language. */
export const recentBikes: Path = '/recent';
/** Where the function that sends a bike's page may put the cards of similar ones, so that the browser need not ask. */
export const similarPlace = '<!--similar-->';
/** What both are rendered from; nobody can ask for it by this name. */
export const cardsPiece: Path = '/cards';
/** Where a member's visit of a listing is counted. */
export const listingView = '/view';
/** Where an anonymous page view is counted, with a visitor's look at a bike, and where an error is reported. */
export const viewCount = '/count';
export const errorLog = '/log-entry';
/** Where browsers report what the security policy of a page refused. */
export const policyReports = '/policy-report';
/** How the site is, for whoever runs it. */
export const health = '/health';

/**
 * Scripts that a page fetches by name: the analytics product after consent, the ride's with the first touch, and
 * what reports failures with the first of them.
 */
export const analyticsScript = '/analytics.js';
export const rideScript = '/ride.js';
export const errorScript = '/errors.js';

/** What keeps pages for a time without a network: src/offline. */
export const offlineWorker = '/sw.js';

/** Places where only somebody signed in has anything to see. */
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
])();

/** Is this a place where only somebody signed in has anything to see? Takes a plain path. */
export const isGuarded = (path: string) =>
  guardedPaths.some((closed) => path === closed || path.startsWith(`${closed}/`));

// Marked as pure, so that a small inline script which asks nothing of these lists carries none of them.
const unlisted: readonly string[] = /* @__PURE__ */ (() => [
  ...guardedPaths,
  paths.auth,
  paths.authAction,
  paths.confirmEmail,
  paths.unsubscribe,
  paths.stillForSale,
  paths.serverError,
  paths.offline,
])();

/** May a search engine list this page? Takes a plain path. */
export const isIndexed = (path: Path) =>
  !unlisted.some((closed) => path === closed || path.startsWith(`${closed}/`));

const readingPaths: readonly string[] = /* @__PURE__ */ (() => [
  paths.buyingGuide,
  paths.routes,
  phrasesPath,
  openDataPath,
  paths.terms,
  paths.privacy,
  paths.cookiePolicy,
])();

/** Is this a page of words: a guide, the ride, a legal text? Takes a plain path. */
export const isReading = (path: Path) =>
  readingPaths.includes(path) || /^\/[\w-]+-motorcycles-vietnam$/.test(path);

/** All that a path can lack of its one form once a browser has read it as an address: it resolves dots by itself. */
export const singleSlashes = (path: string): Path => path.replace(/[\\/]+/g, '/') as Path;

/**
 * The address of a page in a language. Takes a plain path in its one form.
 * @example localize('vi', paths.sell) // => '/vi/sell'
 * @example localize('vi', paths.home) // => '/vi'
 */
export const localize = (language: Language, path: Path): Path => {
  if (language === defaultLanguage) return path;
  return /^\/(?:$|[?#])/.test(path) ? `/vi${path.slice(1)}` : `/vi${path}`;
};

/** The same page in the other language. Takes a path with single slashes, and no query. */
export const twinOf = (path: Path): Path => {
  const rest = path.replace(/^\/vi(?![^/])/, '');
  return rest === path ? `/vi${path === '/' ? '' : path}` : ((rest || '/') as Path);
};

/**
 * Where to sign in, and to come back to afterwards. Slashes stay readable: a query may carry them.
 * @example signInPath('en', '/sell?draft=1') // => '/auth?redirect=/sell%3Fdraft%3D1'
 */
export const signInPath = (language: Language, back: string): Path =>
  `${localize(language, paths.auth)}?redirect=${encodeURIComponent(back).replaceAll('%2F', '/')}`;

/** Says in the address of the sign-in page that a session has ended. */
export const endedKey = 'ended';

/** Where to sign in again whose session has ended. */
export const signInAgainPath = (language: Language, back: string): Path =>
  `${signInPath(language, back)}&${endedKey}`;

/**
 * The home page, narrowed to bikes of a make, or to those that match the words.
 * @example ridesPath('vi', { q: 'Vision', make: 'Honda' }) // => '/vi?q=Vision&make=Honda'
 */
export const ridesPath = (
  language: Language,
  query: { make?: string; q?: string; location?: string },
): Path => `${localize(language, paths.home)}?${new URLSearchParams(query)}`;
/** Behind the address of /auth: which of its forms is shown. */
export const signInHash = '#sign-in';
export const signUpHash = '#sign-up';
export const resetHash = '#reset';

/** Where to make an account, and to come back to afterwards. */
export const signUpPath = (language: Language, back: string): Path =>
  `${signInPath(language, back)}${signUpHash}`;

/** Behind the address of the alerts, leads to which letters one gets. */
export const emailsHash = '#letters';

/** Behind the address of a bike, opens the question to its seller. */
export const contactHash = '#contact';

/**
 * Behind the address of a page, opens what its `client:ask` of this name opens: so that somebody who had to sign in goes on
 * where they were. @example askHash('report') // => '#ask-report'
 */
export const askHash = (ask: string): string => `#ask-${ask}`;

/** Where a bike's page lets one write to its seller. */
export const contactPath = (language: Language, slug: string): string =>
  `${localize(language, paths.listing(slug))}${contactHash}`;
