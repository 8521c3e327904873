import type { APIRequestContext } from '@playwright/test';
import { people } from '../../local/seed/people.ts';
import { Published } from '../../src/domain/listings/listing.schema.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { listing } from '../../src/i18n/texts/listing.ts';
import {
  costsPath,
  localize,
  openDataPath,
  type Path,
  papersPath,
  paths,
  phrasesPath,
  viewingPath,
  zaloReturnPath,
  zonesPath,
} from '../../src/paths.ts';
import { guideBrands } from '../fixtures/guideBrands.ts';
import { zonePaths } from '../fixtures/zonePaths.ts';
import { store } from './people.ts';

export const readingPages: readonly Path[] = [
  paths.buyingGuide,
  paths.routes,
  phrasesPath,
  papersPath,
  costsPath,
  zonesPath,
  ...zonePaths,
  viewingPath,
  openDataPath,
  ...guideBrands.map(paths.brand),
  paths.terms,
  paths.privacy,
  paths.cookiePolicy,
  paths.operatingRules,
  paths.contact,
];
export const hiddenPages: readonly Path[] = [
  paths.auth,
  paths.authAction,
  zaloReturnPath,
  paths.confirmEmail,
  paths.serverError,
];
export const memberPages: readonly Path[] = [
  paths.sell,
  paths.myListings,
  paths.likedBikes,
  paths.messages,
  paths.alerts,
  paths.profile,
];

/** Seeded bikes with a page, newest first. Not other tests' bikes, which may disappear. */
export const seededBikes = async () => {
  const motorcycles = store().collection('motorcycles');
  const results = await Promise.all(people.map(({ id }) => motorcycles.where('user_id', '==', id).get()));
  return results
    .flatMap(({ docs }) => docs)
    .map((document) => Published.safeParse(document.data()))
    .flatMap(({ data }) => (data && data.status !== 'paused' ? [data] : []))
    .toSorted((one, other) => other.created_at - one.created_at);
};

export const findBike = async (
  request: APIRequestContext,
  accepts: (html: string) => boolean,
  make?: string,
): Promise<Path> => {
  for (const bike of await seededBikes()) {
    const path = paths.listing(bike.slug);
    if ((!make || bike.make === make) && accepts(await (await request.get(path)).text())) return path;
  }
  throw new Error('no bike of the seed will do');
};
export const isForSale = (html: string) => html.includes(conversations.contact.en);
export const hasManyPhotos = (html: string) => isForSale(html) && /data-enlarge(?!-)/.test(html);
export const isSold = (html: string) => html.includes(listing.soldTitle.en);

export const inBoth = (pages: readonly Path[]): { lang: Language; path: Path; address: Path }[] =>
  languages.flatMap((lang) => pages.map((path) => ({ lang, path, address: localize(lang, path) })));

export const somePath = (request: APIRequestContext) => findBike(request, isForSale);
