import type { Category } from '../listings/listingFields.ts';
import type { Make } from '../models/makes.ts';
import { parentFamily } from '../models/modelFamily.ts';
import { type Location, provinceOf } from '../places/locations.ts';

/** Landing pages with fewer bikes are not indexed. */
export const minListed = 3;

/**
 * Subject of a landing page; null means any. A model needs its make and excludes a category. Make, category
 * and place are never all set: few such pages would have three bikes.
 */
export type Landing = {
  make: Make | null;
  /** Slug of the model's family (modelFamily.ts). */
  model: string | null;
  category: LandingCategory | null;
  place: Location | null;
};
export const landingCategories = [
  'scooter',
  'underbone',
  'sport',
  'naked',
  'adventure',
  'touring',
  'cruiser',
  'dirt',
  'electric',
  'moped',
] as const satisfies readonly Category[];
export type LandingCategory = (typeof landingCategories)[number];

export const everything: Landing = { make: null, model: null, category: null, place: null };

export const isLanding = ({ make, model, category, place }: Landing): boolean =>
  (model === null || (make !== null && category === null)) &&
  (make === null || category === null || place === null);

/** @example landingKey({ ...everything, make: 'Honda' }) // => 'Honda|||' */
export const landingKey = ({ make, model, category, place }: Landing): string =>
  [make, model, category, place].map((part) => part ?? '').join('|');

const widerThings = ({ make, model, category }: Landing): Pick<Landing, 'make' | 'model' | 'category'>[] => {
  const parent = model === null ? null : parentFamily(model);
  return [
    ...(parent === null ? [] : [{ make, model: parent.slug, category: null }]),
    ...(make !== null && (model ?? category) !== null ? [{ make, model: null, category: null }] : []),
    { make: null, model: null, category: null },
  ];
};

/** Returns the place, the province that it was merged into, and null for all of Vietnam. */
const widerPlaces = (place: Location | null): (Location | null)[] => [
  ...new Set([place, place && provinceOf(place), null]),
];

/**
 * Returns wider landings, nearest first: the subject in wider places, then wider subjects.
 * @example widerThan({ ...everything, make: 'Honda', place: 'Hoi An' })
 * // => Honda in Da Nang, Honda, all in Hoi An, all in Da Nang, everything
 */
export const widerThan = (landing: Landing): Landing[] => {
  const { make, model, category, place } = landing;
  return [{ make, model, category }, ...widerThings(landing)]
    .flatMap((thing) => widerPlaces(place).map((where): Landing => ({ ...thing, place: where })))
    .filter((wider) => landingKey(wider) !== landingKey(landing))
    .filter((wider, index, all) => all.findIndex((one) => landingKey(one) === landingKey(wider)) === index);
};
