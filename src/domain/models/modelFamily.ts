import { slugify, slugPattern } from '../listings/slug.ts';
import { type Make, makes } from './makes.ts';
import { familyName, familyNames, spelled } from './modelNames.ts';

/** Model without engine size, in the market's spelling: Air Blade includes Airblade 125 and Air Blade 160. */
export type Family = {
  slug: string;
  name: string;
};

const byLetters = new Map(makes.map((make) => [spelled(make), make]));

/** @example makeNamed('cf-moto') // => 'CF Moto' */
export const makeNamed = (make: string): Make | null => byLetters.get(spelled(make)) ?? null;

/** Maximum length of an unknown model. Longer texts are not names. */
const maxName = 24;
const maxDigits = 5;
const looksLikeName = (model: string) =>
  model.length <= maxName &&
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .+-]*$/u.test(model) &&
  model.replace(/\D/g, '').length <= maxDigits;

/** Slugs in landing addresses that name no model (landingPaths.ts). */
const reserved = /^motorcycles|(?:^|-)in-|(?:^|-)(?:bikes|scooters|underbones|cruisers|mopeds)$/;

/** @example isModelSlug('scooters') // => false */
export const isModelSlug = (slug: string): boolean => slugPattern.test(slug) && !reserved.test(slug);

const wholeNames: ReadonlyMap<string, string> = new Map([
  ['AB', 'Air Blade'],
  ['RSX', 'Wave RSX'],
]);

/** Families that belong to a larger family: Wave Alpha belongs to Wave. */
const parents: ReadonlyMap<string, Family> = new Map(
  ['wave-alpha', 'wave-rsx'].map((slug) => [slug, { slug: 'wave', name: 'Wave' }]),
);

/** @example parentFamily('wave-alpha')?.name // => 'Wave' */
export const parentFamily = (slug: string): Family | null => parents.get(slug) ?? null;

const recognize = (model: string): Family | null => {
  const written = model.trim().replace(/\s+/g, ' ');
  const listed = familyName(written);
  const name =
    listed === null ? (looksLikeName(written) ? written : null) : (wholeNames.get(listed) ?? listed);
  const slug = name === null ? '' : slugify(name);
  return name !== null && isModelSlug(slug) ? { slug, name } : null;
};

type Recognized = { family: Family | null; key: string };
const recognized = new Map<string, Recognized>();
/** Limits the cache, because visitors can request any model. */
const maxRecognized = 5_000;
/** Caches families by typed model, because recognizing one takes about 10 µs. */
const cachedFamily = (model: string): Recognized => {
  const cached = recognized.get(model);
  if (cached !== undefined) return cached;
  const family = recognize(model);
  const entry = { family, key: spelled(family?.name ?? model) };
  if (recognized.size >= maxRecognized) recognized.clear();
  recognized.set(model, entry);
  return entry;
};

/**
 * Returns the family of a typed model. An unknown model is its own family; null if the text is no plausible
 * name.
 * @example familyOf('airblade 125') // => { slug: 'air-blade', name: 'Air Blade' }
 * @example familyOf('call 0903 123 456') // => null
 */
export const familyOf = (model: string): Family | null => cachedFamily(model).family;

/** @example familiesOf('Wave Alpha 110').map(({ name }) => name) // => ['Wave Alpha', 'Wave'] */
export const familiesOf = (model: string): Family[] => {
  const own = familyOf(model);
  const parent = own && parentFamily(own.slug);
  return [own, parent].filter((family) => family !== null);
};

/** Key by which filters and market pages compare families: equal for Rebel 300 and Rebel300. */
export const familyKey = (model: string): string => cachedFamily(model).key;

/** @example isOfModels(['Wave', 'SH'], 'wave alpha 110') // => true */
export const isOfModels = (wanted: readonly string[], model: string): boolean => {
  const keys = familiesOf(model).map(({ name }) => familyKey(name));
  return wanted.some((name) => keys.includes(familyKey(name)));
};

const namesBySlug = new Map(familyNames.map((name) => [slugify(name), name]));

/** @example knownFamily('air-blade') // => 'Air Blade' */
export const knownFamily = (slug: string): string | null => namesBySlug.get(slug) ?? null;
