import type { APIRequestContext } from '@playwright/test';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { listing } from '../../src/i18n/texts/listing.ts';
import { talk } from '../../src/i18n/texts/talk.ts';
import { localize, type Path, paths } from '../../src/paths.ts';

/** Pages that are written once and only read: hardly any script. */
export const readingPages: readonly Path[] = [
  paths.buyingGuide,
  paths.routes,
  ...['honda', 'yamaha', 'suzuki', 'sym'].map(paths.brand),
  paths.terms,
  paths.privacy,
  paths.cookiePolicy,
  paths.contact,
];
/** Pages whose address says that nobody should find them. */
export const hiddenPages: readonly Path[] = [
  paths.auth,
  paths.authAction,
  paths.confirmEmail,
  paths.serverError,
];
/** Pages that only somebody signed in sees. */
export const memberPages: readonly Path[] = [
  paths.sell,
  paths.myListings,
  paths.likedBikes,
  paths.messages,
  paths.alerts,
  paths.profile,
];

/** The address of some bike that is for sale. */
export const somePath = async (request: APIRequestContext): Promise<Path> => {
  const home = await (await request.get('/')).text();
  const found = /href="(\/motorcycle\/[a-z0-9-]+)"/.exec(home)?.[1];
  if (!found) throw new Error('the home page shows no bike');
  return found as Path;
};

/** The newest bike of a list, which is the home page's unless told otherwise, whose page passes a test. */
export const findBike = async (
  request: APIRequestContext,
  accepts: (html: string) => boolean,
  list: string = paths.home,
): Promise<Path> => {
  const home = await (await request.get(list)).text();
  for (const [, path = ''] of home.matchAll(/href="(\/motorcycle\/[a-z0-9-]+)"/g))
    if (accepts(await (await request.get(path)).text())) return path as Path;
  throw new Error(`no bike of ${list} will do`);
};
export const isForSale = (html: string) => html.includes(talk.contact.en);
export const hasManyPhotos = (html: string) => isForSale(html) && /data-enlarge(?!-)/.test(html);
export const isSold = (html: string) => html.includes(listing.soldTitle.en);

/** The same pages in both languages. */
export const inBoth = (pages: readonly Path[]): { lang: Language; path: Path; address: Path }[] =>
  languages.flatMap((lang) => pages.map((path) => ({ lang, path, address: localize(lang, path) })));
