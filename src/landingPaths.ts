import { slugify, slugPattern } from './domain/listings/slug.ts';
import {
  everything,
  isLanding,
  type Landing,
  type LandingCategory,
  landingCategories,
} from './domain/market/landing.ts';
import { makes } from './domain/models/makes.ts';
import { isModelSlug } from './domain/models/modelFamily.ts';
import { type Location, locations } from './domain/places/locations.ts';
import type { Language } from './i18n/languages.ts';
import { localize, type Path } from './paths.ts';

/*
 * Landing pages (decision 52) have addresses in each language's words.
 *
 *   English: `/used-motorcycles[-PLACE]   /used-CATEGORY[-PLACE]   /MAKE[-MODEL | -CATEGORY][-in-PLACE]`
 *
 *   Vietnamese: `/vi/xe-may-cu[-PLACE]   /vi/xe-CATEGORY-cu[-PLACE]   /vi/xe-CATEGORY-MAKE-cu`
 *               `/vi/xe-may-MAKE[-MODEL]-cu[-PLACE]`
 *
 * Brand guides begin with a make, too, but no model's slug ends in their `-motorcycles-vietnam`.
 */

const categoryWords: Record<LandingCategory, Record<Language, string>> = {
  scooter: { en: 'scooters', vi: 'tay-ga' },
  underbone: { en: 'underbones', vi: 'so' },
  sport: { en: 'sport-bikes', vi: 'con-tay' },
  naked: { en: 'naked-bikes', vi: 'naked' },
  adventure: { en: 'adventure-bikes', vi: 'adventure' },
  touring: { en: 'touring-bikes', vi: 'touring' },
  cruiser: { en: 'cruisers', vi: 'cruiser' },
  dirt: { en: 'dirt-bikes', vi: 'cao-cao' },
  electric: { en: 'electric-bikes', vi: 'dien' },
  moped: { en: 'mopeds', vi: '50cc' },
};

type Named<T> = readonly [slug: string, value: T];
const categories = (language: Language): Named<LandingCategory>[] =>
  landingCategories.map((category) => [categoryWords[category][language], category]);
const named = {
  makes: makes.map((make): Named<(typeof makes)[number]> => [slugify(make), make]),
  categories: { en: categories('en'), vi: categories('vi') },
  places: {
    en: locations.map(({ value }): Named<Location> => [slugify(value), value]),
    vi: locations.map(({ value, vi }): Named<Location> => [slugify(vi), value]),
  },
};
const slugIn = <T>(list: readonly Named<T>[], value: T) => list.find(([, one]) => one === value)?.[0] ?? '';
const valueIn = <T>(list: readonly Named<T>[], slug: string): T | null =>
  list.find(([one]) => one === slug)?.[1] ?? null;

/**
 * Returns whether a landing page exists. False if its model's slug would be read as something else, such as a
 * category.
 */
export const hasAddress = (landing: Landing): boolean =>
  isLanding(landing) && (landing.model === null || isModelSlug(landing.model));

const dashed = (...parts: (string | null)[]): Path => `/${parts.filter(Boolean).join('-')}`;

const write: Record<Language, (landing: Landing) => Path> = {
  en: ({ make, model, category, place }) => {
    const where = place && slugIn(named.places.en, place);
    const kind = category && slugIn(named.categories.en, category);
    if (make === null) return dashed('used', kind ?? 'motorcycles', where);
    return dashed(slugIn(named.makes, make), model ?? kind, where && `in-${where}`);
  },
  vi: ({ make, model, category, place }) => {
    const where = place && slugIn(named.places.vi, place);
    const kind = category ? slugIn(named.categories.vi, category) : 'may';
    return dashed('xe', kind, make && slugIn(named.makes, make), model, 'cu', where);
  },
};

/**
 * English path of a landing page, which identifies it in both languages.
 * @example landingPath({ ...everything, make: 'Honda' }) // => '/honda'
 */
export const landingPath = (landing: Landing): Path => write.en(landing);

const readEnglish = (slug: string): Landing | null => {
  const used = /^used-(.+)$/.exec(slug)?.[1];
  if (used !== undefined) {
    for (const [word, category] of [['motorcycles', null] as const, ...named.categories.en]) {
      if (used === word) return { ...everything, category };
      const place = used.startsWith(`${word}-`) && valueIn(named.places.en, used.slice(word.length + 1));
      if (place) return { ...everything, category, place };
    }
    return null;
  }
  const [start, make] = named.makes.find(([one]) => `${slug}-`.startsWith(`${one}-`)) ?? [];
  if (start === undefined || make === undefined) return null;
  const after = slug.slice(start.length);
  const [where, place = null] = named.places.en.find(([one]) => after.endsWith(`-in-${one}`)) ?? [];
  const rest = after.slice(1, where === undefined ? undefined : -`-in-${where}`.length);
  const category = valueIn(named.categories.en, rest);
  return { make, model: rest === '' || category ? null : rest, category, place };
};

const readVietnamese = (slug: string): Landing | null => {
  const after = /^xe-(.+)$/.exec(slug)?.[1] ?? '';
  const [where, place = null] = named.places.vi.find(([one]) => after.endsWith(`-cu-${one}`)) ?? [];
  const words = where === undefined ? after : after.slice(0, -`-${where}`.length);
  const rest = /^(.+)-cu$/.exec(words)?.[1];
  if (rest === undefined) return null;
  for (const [word, category] of [['may', null] as const, ...named.categories.vi]) {
    if (rest === word) return { ...everything, category, place };
    if (!rest.startsWith(`${word}-`)) continue;
    const thing = rest.slice(word.length + 1);
    const [start, make] = named.makes.find(([one]) => `${thing}-`.startsWith(`${one}-`)) ?? [];
    if (start === undefined || make === undefined) continue;
    return { make, model: thing.slice(start.length + 1) || null, category, place };
  }
  return null;
};

/**
 * Parses an English path, or a Vietnamese path without `/vi`. Null if it is no landing page's.
 * @example readLanding('/honda-in-hanoi') // => { make: 'Honda', model: null, category: null, place: 'Hanoi' }
 * @example readLanding('/xe-may-honda-cu-ha-noi') // => the same
 */
export const readLanding = (path: string): Landing | null => {
  const slug = path.slice(1);
  if (!path.startsWith('/') || !slugPattern.test(slug)) return null;
  const landing = readEnglish(slug) ?? readVietnamese(slug);
  return landing && hasAddress(landing) ? landing : null;
};

/** English path of the valuation page (decision 54). */
export const valuePath: Path = '/bike-value';
const vietnameseValue: Path = '/dinh-gia-xe-may';
export const valueAnswer: Path = '/bike-value.json';

export const isValuePath = (path: string): boolean => path === valuePath || path === vietnameseValue;

/**
 * Address of a page in a language. Landing pages have a slug in each language. Takes the English path.
 * @example addressIn('vi', '/honda-in-hanoi') // => '/vi/xe-may-honda-cu-ha-noi'
 * @example addressIn('vi', '/sell') // => '/vi/sell'
 */
export const addressIn = (language: Language, path: Path): Path => {
  if (path === valuePath) return localize(language, language === 'vi' ? vietnameseValue : path);
  const landing = readLanding(path);
  return localize(language, landing ? write[language](landing) : path);
};
