import type { Category } from '../listings/listingFields.ts';
import type { Make } from '../models/makes.ts';
import { type Location, provinceOf } from '../places/locations.ts';
import { parentFamily } from './modelFamily.ts';

/** So many bikes make a page that a search engine may list. */
export const fewestListed = 3;

/**
 * What a landing page is about; null is any. A model goes with its make and without a category, and make, category and
 * place are not narrowed all three at once: such a page would hardly ever have three bikes.
 */
export type Landing = {
  make: Make | null;
  /** The slug of its family: modelFamily.ts. */
  model: string | null;
  category: LandingCategory | null;
  place: Location | null;
};
/** Categories as a filter names them, without 'other', which nobody looks for. */
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

/** All bikes for sale: where the other pages are listed. */
export const everything: Landing = { make: null, model: null, category: null, place: null };

/** Whether there can be a page for this combination. */
export const isLanding = ({ make, model, category, place }: Landing): boolean =>
  (model === null || (make !== null && category === null)) &&
  (make === null || category === null || place === null);

/** One text for each landing. @example landingKey({ ...everything, make: 'Honda' }) // => 'Honda|||' */
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

/** A place, its present province where that has another name, and all of Vietnam. */
const widerPlaces = (place: Location | null): (Location | null)[] => [
  ...new Set([place, place && provinceOf(place), null]),
];

/**
 * Where to look when a landing has too little to show, the nearest first: the same thing in a wider place, then a wider thing from
 * the same place on. The last is everything.
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
