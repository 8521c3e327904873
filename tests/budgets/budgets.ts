/**
 * What a page may cost, by kind. KB are 1,024 bytes packed by brotli at its best; images as they are. The built
 * site is held against it (tests/site/budget.test.ts), and the running one in a browser (tests/e2e/budget.spec.ts).
 * Where a number is looser than the aim, docs/performance.md says why.
 */
export type Budget = {
  /** KB of script that comes by itself for a visitor: inline, linked, and of islands that wake at once. */
  script: number;
  /** KB of the document: words, styles and script. */
  html: number;
  /** KB of inline styles, a part of the document. */
  css: number;
  /** KB of the style sheet that what stands below the fold waits for. Without it a page has none. */
  sheet?: number;
  /** Elements in the document. */
  dom: number;
  /** Requests of a first look, before anything is touched; pictures of the words are not counted. */
  requests: number;
  /** KB of pictures that are fetched before anything is scrolled, on a phone. */
  images: number;
  /** KB of script once the first touch has woken the islands. */
  hydrated?: number;
  /** KB of script for somebody signed in before they touch the page. */
  untouched?: number;
  /** KB of script for somebody signed in, once the page shows what is theirs and their menu is awake. */
  member?: number;
};

const read = { script: 2.7, html: 15.2, css: 3, requests: 2, images: 60 };
/*
 * A row has about 5 % of room above what was measured, so that a word more moves no figure. Styles include the arrow
 * that selects have in every engine (decision 93), scripts 0.6 KB for storage that never throws and a refusal that open
 * tabs share (decision 94), and 0.2 KB for presses that are held until React has drawn the island (decision 89). Style sheets have 0.2 KB for tables with letters of twice the size, and for phones on their side. Fifteen elements, and 0.3 KB of styles or of the sheet, are links to the tools in bar, menu and footer, the signs of links that stand alone, small cards and the question about cookies in one line. 0.2 KB of them fold
 * the feedback tab, keep the bar's name whole, contents beside their text, and arrows with their last word.
 */
/** A page that is an island in a frame; one that shows one's own things leads a visitor to the sign-in before it wakes. */
const shell = { html: 20, css: 11.9, dom: 275, requests: 60, images: 20 };

export const budgets = {
  // 0.3 of its sheet and 24 elements are links to its sections, beside the words on a desktop.
  legal: { ...read, html: 10.4, sheet: 8.1, dom: 295 },
  // 0.4 of it are emission zones and tests, and permits, with the numbers of the legal texts (decision 96).
  guide: { ...read, html: 16.8, sheet: 8.9, dom: 740, untouched: 5.3, member: 112 },
  brand: { ...read, sheet: 9.5, dom: 1_715 },
  ride: { ...read, html: 13.5, sheet: 9.3, dom: 440 },
  phrases: { ...read, script: 3, html: 10.5, sheet: 8.5, dom: 500 },
  openData: { ...read, html: 10.1, sheet: 8.2, dom: 335 },
  contact: { ...shell, script: 5.3, hydrated: 84 },
  home: {
    // 0.2 of it choose one currency for small cards by the browser's language, and their size by the screen.
    // 0.1 of it reads what an island waits for (decision 121).
    script: 5.8,
    // 0.8 of it are links to what most people look for, and 0.8 of its styles the two orders of search, bikes and slides.
    html: 30.6,
    css: 12.4,
    // Twelve of them say how a price compares (decision 104), as they do in results.
    dom: 1_080,
    // Two bikes share a row of a phone, so that all twelve are near enough for Chromium to fetch their photos.
    requests: 13,
    images: 130,
    // 0.9 of them draw an island anew that a page translator has broken (decision 89); 1 chooses bikes for the comparison, lists
    // places by province and puts the line of the guides where it moves nothing; 0.3 put the slides between bikes.
    // 0.4 of them keep what arrives in a field while it is drawn anew (decision 89).
    hydrated: 110,
    member: 182,
  },
  map: { script: 5.3, html: 27.2, css: 12.1, dom: 600, requests: 9, images: 20 },
  results: { script: 5.8, html: 30.6, css: 12.4, dom: 1_080, requests: 13, images: 130, hydrated: 110 },
  market: { script: 5.3, html: 27.2, css: 11.8, dom: 1_250, requests: 9, images: 150 },
  seller: { script: 5.3, html: 23, css: 11.8, dom: 700, requests: 9, images: 150 },
  // 0.1 of its styles make what differs bold and carry the verdict (decision 104).
  compare: { script: 4.6, html: 22.6, css: 12.5, dom: 900, requests: 9, images: 150 },
  value: { script: 5.3, html: 26.4, css: 11.8, dom: 900, requests: 9, images: 150 },
  listing: {
    script: 8.9,
    // 0.4 of them keep title, price and contact in sight, draw the checklist and the bar of prices (decisions 104 and 105).
    html: 27.8,
    css: 12.7,
    dom: 510,
    // A page and its gallery share the file that reads the browser's storage. A photo of a similar bike is near enough to be fetched.
    requests: 13,
    images: 150,
    // 0.4 of them keep what arrives in a field while it is drawn anew (decision 89).
    hydrated: 80,
    member: 161,
  },
  // Its three forms stand in the page; 1.5 of its script sees through names that pose as somebody else: docs/performance.md.
  // 0.9 keeps islands whole on translated pages, as do 3 elements: decision 89. 0.6 says which numbers work (decision 102).
  // 16 elements, 0.5 of the document and 0.1 of its styles are the marks of Google and Facebook and the picture beside the forms (decision 106).
  signIn: { ...shell, html: 21.8, css: 11.7, dom: 306, script: 98.5 },
  // One KB of a member's asks where two changed the same, and finds plates in what is typed (decisions 97 and 98).
  // 59 elements and 0.7 of its document are the outlines of eight shots, which stand in the page before any script (decision 117).
  // The list of photos comes with the first use, 2.2 KB.
  sell: { ...shell, script: 5.5, html: 26, css: 11.7, dom: 800, untouched: 5.5, member: 172 },
  // 0.4 of its styles are the chat. In a wide window the first conversation opens by itself: 23 KB, and 12 for the words of
  // phrases where it has some (decision 106). 0.1 of its styles make room for an open one with large letters (decision 111).
  messages: { ...shell, css: 12.1, script: 5.2, member: 195 },
  // Two of them change an alert, over a change made elsewhere, too (decision 98).
  alerts: { ...shell, script: 5.2, member: 152 },
  // One of them notices that a listing was changed elsewhere, and takes new prices back (decision 98).
  // 0.1 of its styles are rows instead of cards (decision 106).
  myListings: { ...shell, css: 11.8, script: 5.2, member: 164 },
  likedBikes: { ...shell, script: 4.9 },
  // 0.3 of its styles are those of verdicts on prices, of lone links, and of tabs that fade at their end.
  // 0.1 of its document lets headings and switches fit a phone with large letters (decision 111).
  shareKit: { ...shell, html: 19.8, css: 12.3, script: 4.9 },
  profile: { ...shell, script: 4.9 },
} as const satisfies Record<string, Budget>;

export type Kind = keyof typeof budgets;
export const kilobyte = 1024;
