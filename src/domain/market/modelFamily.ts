import { slugify, slugPattern } from '../listings/slug.ts';
import { type Make, makes } from '../models/makes.ts';
import { familyName, familyNames, spelled } from '../models/modelNames.ts';

/** A model as the market speaks of it: Air Blade, whether the seller wrote Airblade 125 or Air Blade 160. */
export type Family = {
  /** How addresses write it. */
  slug: string;
  name: string;
};

const byLetters = new Map(makes.map((make) => [spelled(make), make]));

/** The make on offer that a listing means; null for one that its seller typed. @example makeNamed('cf-moto') // => 'CF Moto' */
export const makeNamed = (make: string): Make | null => byLetters.get(spelled(make)) ?? null;

/** What nobody knows yet becomes a page only where it looks like the name of a model: short, and no phone number. */
const longestName = 24;
const mostDigits = 5;
const looksLikeName = (model: string) =>
  model.length <= longestName &&
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .+-]*$/u.test(model) &&
  model.replace(/\D/g, '').length <= mostDigits;

/** What addresses write behind a make that is no model: the ending of brand guides, a place, a category (landingPaths.ts). */
const reserved = /^motorcycles|(?:^|-)in-|(?:^|-)(?:bikes|scooters|underbones|cruisers|mopeds)$/;

/** Whether an address can name a model by this. @example isModelSlug('scooters') // => false */
export const isModelSlug = (slug: string): boolean => slugPattern.test(slug) && !reserved.test(slug);

/** Short names that the market's list has beside the whole one. */
const wholeNames: Readonly<Record<string, string>> = { AB: 'Air Blade', RSX: 'Wave RSX' };

/** Families within a family: who looks for a Wave means the Alpha as well; an SH Mode is no SH. */
const parents: Readonly<Record<string, Family>> = {
  'wave-alpha': { slug: 'wave', name: 'Wave' },
  'wave-rsx': { slug: 'wave', name: 'Wave' },
};

/** The family that a family belongs to; null for most. @example parentFamily('wave-alpha')?.name // => 'Wave' */
export const parentFamily = (slug: string): Family | null => parents[slug] ?? null;

/**
 * The family of a model; one that the market's list does not know is a family of its own, and null where it looks like no name.
 * @example familyOf('airblade 125') // => { slug: 'air-blade', name: 'Air Blade' }
 * @example familyOf('call 0903 123 456') // => null
 */
export const familyOf = (model: string): Family | null => {
  const written = model.trim().replace(/\s+/g, ' ');
  const listed = familyName(written);
  const name = listed === null ? (looksLikeName(written) ? written : null) : (wholeNames[listed] ?? listed);
  const slug = name === null ? '' : slugify(name);
  return name !== null && isModelSlug(slug) ? { slug, name } : null;
};

/**
 * The families that a model is looked for by: its own, and the one that this belongs to.
 * @example familiesOf('Wave Alpha 110').map(({ name }) => name) // => ['Wave Alpha', 'Wave']
 */
export const familiesOf = (model: string): Family[] => {
  const own = familyOf(model);
  const parent = own && parentFamily(own.slug);
  return [own, parent].filter((family) => family !== null);
};

const known = new Map(familyNames.map((name) => [slugify(name), name]));

/** How a family is written that the market's list knows; null for any other. @example knownFamily('air-blade') // => 'Air Blade' */
export const knownFamily = (slug: string): string | null => known.get(slug) ?? null;
