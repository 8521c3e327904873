/**
 * Budgets of a page by kind. KB are 1,024 bytes after brotli's best compression; images as they are. Tests
 * measure the built site (tests/site/budget.test.ts) and the running one (tests/e2e/budget.spec.ts):
 * docs/performance.md. A row has about 5 % of slack.
 */
export type Budget = {
  /** KB of script that a visitor loads without interacting: inline, linked, islands that hydrate at once. */
  script: number;
  /** KB of the document: text, styles and script. */
  html: number;
  /** KB of inline styles, part of the document. */
  css: number;
  /** KB of styles for content below the fold, if any. */
  sheet?: number;
  dom: number;
  /** Requests before any interaction. Content images are not counted. */
  requests: number;
  /** KB of images that a phone fetches before scrolling. */
  images: number;
  /** KB of script after the first interaction has hydrated the islands. */
  hydrated?: number;
  /** KB of script for a member before any interaction. */
  untouched?: number;
  /** KB of script for a member once their data is shown and their menu is hydrated. */
  member?: number;
  /** Reason why the page needs more than others of its kind. */
  why: string;
};

const read = { script: 2.7, html: 15.2, css: 3, requests: 2, images: 60 };
/** Budget of a page with one island. */
const shell = { html: 19.5, css: 11.4, dom: 275, requests: 60, images: 20 };

/** Costs in KB that all pages of a group share. A page's row adds its own. */
const everyPage =
  'Script: 0.6 for storage that never throws and a cookie question that tabs share, 0.2 for presses that wait for React, 0.1 for the colour scheme. Styles: the arrow of selects, two colour schemes, links that stand alone.';
const pageOfWords = `${everyPage} Sheet: 0.2 for tables in letters of twice the size, 0.1 for lone links. 19 elements link to the tools in bar, menu and footer, two each to a make's guide.`;
const frame = `${everyPage} The frame of an island: menu, footer and the mark of a press that waits. Styles: 0.1 for photos in messages.`;
const member = 'Members load Firebase Auth, 2.3 of it for codes by phone.';

export const budgets = {
  legal: {
    ...{ ...read, html: 12, sheet: 8.3, dom: 385 },
    why: `${pageOfWords} 0.3 of the sheet and 24 elements link to its sections beside the words. The operating rules have fourteen sections, and each page lists the legal texts that it names (decision 126). 22 elements say who runs the site (decision 125).`,
  },
  privacy: {
    ...{ ...read, html: 14.6, sheet: 8.3, dom: 550 },
    why: `${pageOfWords} It answers each line of the law, with a row for each use of data (decision 126), also of identity checks and agreements (decision 131).`,
  },
  guide: {
    ...{ ...read, html: 16.8, sheet: 8.9, dom: 790, untouched: 5.3, member: 112 },
    why: `${pageOfWords} ${member} 0.4 are emission zones, tests and permits with the numbers of the legal texts (decision 96), 0.1 leads from each type to its bikes, 0.3 is structured data; 27 elements are points of the viewing sheet (decision 137).`,
  },
  brand: {
    ...{ ...read, sheet: 9.5, dom: 1_715 },
    why: `${pageOfWords} Its table has a row for each model.`,
  },
  ride: {
    ...{ ...read, html: 13.5, sheet: 9.3, dom: 450 },
    why: `${pageOfWords} Map, gallery and stages, whose scripts load when somebody comes near.`,
  },
  phrases: {
    ...{ ...read, script: 3, html: 10.9, sheet: 8.5, dom: 525 },
    why: `${pageOfWords} 0.3 of its script fills the screen with a phrase and reads it aloud. 0.1 are styles of its first group, above the fold.`,
  },
  papers: {
    ...{ ...shell, html: 26.3, css: 12.3, dom: 1_125, script: 6.2 },
    why: 'Four papers in two languages, filled in by a script on first use.',
  },
  costs: {
    ...{ ...shell, html: 22.1, css: 11.6, dom: 370, script: 6.2 },
    why: 'Figures with their sources; a script calculates on first use.',
  },
  zones: {
    ...{ ...read, html: 10, sheet: 8.5, dom: 365 },
    why: `${pageOfWords} Each statement has its source and date.`,
  },
  electricGuide: {
    ...{ ...read, html: 13.4, sheet: 8.9, dom: 490 },
    why: `${pageOfWords} Each statement has its source and date; 130 elements are the inspection list (decision 139). Nine are notes on Pega and Yadea.`,
  },
  viewing: {
    ...{ ...shell, html: 32, css: 11.8, dom: 900, script: 11.5 },
    why: 'Its script is in the document, so that one copy works offline. 78 elements are points about electric bikes.',
  },
  openData: {
    ...{ ...read, html: 10.7, sheet: 8.3, dom: 385 },
    why: `${pageOfWords} It documents each field in a table, whose long names may break, and links what programs read.`,
  },
  contact: {
    ...{ ...shell, html: 21.5, dom: 290, script: 5.3, hydrated: 84 },
    why: `${frame} 0.6 of its document say who runs the site, for search engines as well (decision 125); the form for removals explains what each side may expect (decision 126). Four elements lead to the papers, two to Pega's guide.`,
  },
  home: {
    ...{ script: 5.8, html: 30.3, css: 12.2, dom: 1_175, requests: 13, images: 130 },
    ...{ hydrated: 114.4, member: 185.5 },
    why: `${frame} ${member} Script: 0.2 choose one currency and the size of cards by language and screen, 0.1 reads what an island waits for (decision 121). Document: 0.8 link to popular searches. Styles: 0.8 are the two orders of search, bikes and slides. Twelve elements and 0.1 mark reservations, twelve say how a price compares (decision 104), twelve name the operator and its rules (decisions 125 and 126). Thirty mark reductions and sellers who leave, with their filters (decision 134), thirty choose kilometres and a passed test. Eight choose shop or private seller (decision 141). Two bikes share a row of a phone, so all twelve photos are fetched. Hydrated: 1.3 keep an island whole on translated pages (decision 89), 1 suggests, 1 chooses bikes to compare and fetches the line of the guides, 0.3 put the slides between bikes, 1.7 are the table of fields with the words of searches, and colours (decision 113). 0.2 are answers about photos of messages (decision 133), 1.4 the filters of decisions 134 and 138, kilometres, and searches for an order or a licence, 0.6 batteries (decision 139), 0.6 the models of a make, in address, panel and chips.`,
  },
  map: {
    ...{ script: 5.3, html: 26.7, css: 11.8, dom: 600, requests: 9, images: 20 },
    why: `${frame} 3 of the document are the outlines of the provinces.`,
  },
  results: {
    ...{ script: 5.8, html: 30.3, css: 12.2, dom: 1_175, requests: 13, images: 130, hydrated: 114.4 },
    why: 'Those of home, whose page and island it shares; 0.1 keeps the place of the line of the guides.',
  },
  market: {
    ...{ script: 5.3, html: 26.7, css: 11.5, dom: 1_250, requests: 9, images: 150 },
    why: `${frame} Plots of prices are drawn without script. 0.1 is the address of its feed.`,
  },
  seller: {
    ...{ script: 5.3, html: 22.9, css: 11.5, dom: 700, requests: 9, images: 150 },
    why: `${frame} 0.4 is the button that follows (decision 136).`,
  },
  shop: {
    ...{ script: 4.6, html: 23.2, css: 12, dom: 700, requests: 9, images: 150 },
    why: `${frame} It has no island.`,
  },
  compare: {
    ...{ script: 4.6, html: 22.1, css: 12, dom: 900, requests: 9, images: 150 },
    why: `${frame} It has no island. 0.1 of its styles make what differs bold and carry the verdict (decision 104).`,
  },
  value: {
    ...{ script: 5.3, html: 25.9, css: 11.5, dom: 900, requests: 9, images: 150 },
    why: `${frame} Its form and answer need no script.`,
  },
  listing: {
    ...{ script: 8.9, html: 28, css: 12.3, dom: 580, requests: 13, images: 150 },
    ...{ hydrated: 80, member: 161 },
    why: `${frame} ${member} Script: the gallery, and its own three ways to hydrate. Document: 2 are cards of similar bikes (decision 42), 0.6 the seller's answers (decision 46), 0.4 keep title, price and contact in sight, with checklist and bar of prices (decisions 104 and 105), 0.7 say where one may ride it (decision 138). 26 elements are a price history and the day of leaving (decision 134), two link costs and viewing sheet (decision 137). The gallery shares the file that reads storage, and a photo of a similar bike is near enough to be fetched. Hydrated: 0.4 keep what arrives in a field that is drawn anew (decision 89). Members: reviews, blocks and reports add the shapes of their answers.`,
  },
  signIn: {
    ...{ ...shell, html: 21.6, css: 11.3, dom: 325, script: 98.5 },
    why: `${frame} People come here to sign in, so its script loads at once. Its three forms stand in the page, to be filled in before that. Script: 1.5 see through names that pose as somebody else (decision 14), 0.9 keep islands whole on translated pages (decision 89), 0.6 say which numbers work (decision 102), 0.6 say why somebody is here and go on afterwards. Marks of Google and Facebook and the picture take 16 elements and 0.5 (decision 106). Two elements link to Pega's guide.`,
  },
  sell: {
    ...{ ...shell, script: 5.5, html: 26.9, css: 11.9, dom: 820, untouched: 5.5, member: 179 },
    why: `${frame} Its sheet has the styles of all features: 0.2 are a shop’s stock. ${member} Document: the whole form, so that it can be filled in before its script (decision 10); 59 elements and 0.7 outline eight shots (decision 117), 0.3 is the field of advertisements, 0.2 chooses a colour (decision 113). Member: 2.6 read amounts in words, in a file that papers share, 1 asks where two changed the same and finds plates (decisions 97 and 98), 2.2 are the list of photos, 0.3 fetch what a bike is worth. 0.1 knows accounts of Zalo (decision 129), 1 asks for the day of leaving and the emissions test (decisions 134 and 138). 1.7 divide the files that messages share (decision 133).`,
  },
  messages: {
    ...{ ...shell, css: 11.8, script: 5.2, member: 195 },
    why: `${frame} ${member} 0.4 of its styles are the chat, 0.1 its room with large letters (decision 111). In a wide window the first conversation opens by itself: 23, and 12 for the words of phrases where it has some (decision 106). The list checks offers and visits; forms and dialogs come with the press.`,
  },
  alerts: {
    ...{ ...shell, script: 5.2, member: 163 },
    why: `${frame} ${member} 1.6 compare chosen models by family and ask for shops or private sellers. 2 read amounts in words, 2 change an alert over a change made elsewhere (decision 98). 0.2 are answers about photos of messages (decision 133), 6.7 rhythms and followed sellers (decision 136).`,
  },
  myListings: {
    ...{ ...shell, html: 20.1, css: 12.1, script: 5.2, member: 167 },
    why: `${frame} Its sheet has the styles of all features: 0.2 are a shop’s stock. ${member} 3 are tabs, search and order; 1 notices a change made elsewhere and takes new prices back (decision 98), 0.5 knows the day of leaving (decision 134). 0.1 of its styles are rows (decision 106).`,
  },
  likedBikes: { ...{ ...shell, script: 4.9 }, why: frame },
  shareKit: {
    ...{ ...shell, html: 20.8, css: 12.5, script: 4.9 },
    why: `${frame} Its sheet has the styles of all features: 0.2 are a shop’s stock. 0.3 name the operator (decision 125), 0.1 of its document lets headings and switches fit large letters (decision 111), 0.3 of its styles are verdicts on prices, lone links, and tabs that fade at their end.`,
  },
  profile: { ...{ ...shell, script: 4.9 }, why: frame },
  shopStock: {
    ...{ ...shell, html: 19.8, css: 11.9, script: 4.9 },
    why: `${frame} 0.4 of its styles are the table, the import and the people of a shop (decisions 141 and 142).`,
  },
} as const satisfies Record<string, Budget>;

export type Kind = keyof typeof budgets;
export const kilobyte = 1024;
