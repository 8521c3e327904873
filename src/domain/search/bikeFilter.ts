import type { Card } from '../listings/card.ts';
import { type FactFilter, factFilters } from '../listings/factFilters.ts';
import { type FieldName, type FieldValue, fieldsWith, type NamesWith } from '../listings/fields.ts';
import { allCategories, type Category, newestYear } from '../listings/listingFields.ts';
import { placesMeant } from '../places/nearbyPlaces.ts';
import { filedPlace } from '../places/placeNames.ts';
import { recordOf } from '../platform/recordOf.ts';

export const sorts = ['newest', 'dearest', 'cheapest'] as const;
/** `best` is what nobody chose: the newest first, and where words are searched, first what fits them best. */
export type Sort = (typeof sorts)[number] | 'best';
/** The orders to choose from. */
export const sortsFor = (text: string): readonly Sort[] => (text.trim() === '' ? sorts : ['best', ...sorts]);
/** The order as a choice shows it. @example shownSort({ ...noFilters }) // => 'newest' */
export const shownSort = ({ text, sort }: Pick<Filters, 'text' | 'sort'>): Sort =>
  sort === 'best' && text.trim() === '' ? 'newest' : sort;

/** Both ends inclusive; null is open. */
export type Bounds = { from: number | null; to: number | null };
export const ranges = ['cc', 'price', 'year'] as const;
export type RangeName = (typeof ranges)[number];
export type ChoiceName = NamesWith<{ filter: true }>;
export const isRange = (name: string): name is RangeName => ranges.some((range) => range === name);
/** The filters that take one value, in the order of the panel. */
export const choices: readonly ChoiceName[] = fieldsWith({ filter: true });
export type FilterName = ChoiceName | RangeName | FactFilter | 'text';

/** A category of former days may be asked for as well, so that it is any text. */
type FilterValue<N extends FieldName> = N extends 'category' ? string : FieldValue<N>;

/** What a visitor narrows the list by, and in which order it comes. Null means: any. */
export type Filters = { [N in ChoiceName]: FilterValue<N> | null } & Record<RangeName, Bounds> &
  Record<FactFilter, boolean> & {
    /** The places near the location, too (nearbyPlaces.ts); nothing without a location. */
    around: boolean;
    text: string;
    sort: Sort;
    /** Leave out the sold ones, which stand at the end otherwise (D63). */
    forSaleOnly: boolean;
  };

const open: Bounds = { from: null, to: null };
export const noFilters: Filters = {
  ...recordOf(choices, () => null),
  around: false,
  ...recordOf(ranges, () => open),
  ...recordOf(factFilters, () => false),
  text: '',
  sort: 'best',
  forSaleOnly: false,
};

/** Where the sliders end. A bound that stands at its end is open, so that nothing beyond it vanishes (D7). */
export const rangeEnds = (now: Date): Record<RangeName, readonly [least: number, most: number]> => ({
  cc: [50, 800],
  price: [0, 600_000_000],
  year: [2000, newestYear(now)],
});

/** Bounds as the sliders have them: what stands at an end, or beyond it, is open. */
export const boundsOf = (
  [from, to]: readonly [number, number],
  [least, most]: readonly [number, number],
): Bounds => ({ from: from <= least ? null : from, to: to >= most ? null : to });

/** The form used to know two names for one thing (D17). */
export const filedUnder = (category: Category): Category => (category === 'sportbike' ? 'sport' : category);

/** Returns the value that a filter compares. Categories and places of former days count under today's names. */
export const filedUnderChoice = (name: ChoiceName, card: Card): string => {
  if (name === 'category') return filedUnder(card.category);
  return name === 'location' ? filedPlace(card.location) : (card[name] ?? '');
};

/** The categories that a filter may name. */
export const filterCategories = allCategories.filter((category) => category === filedUnder(category));

/** Whether a range leaves everything in. */
export const isOpen = ({ from, to }: Bounds) => from === null && to === null;

/** The names of everything that narrows the list; the order of it does not. */
export const activeFilters = (filters: Filters): FilterName[] => [
  ...choices.filter((name) => filters[name] !== null),
  ...ranges.filter((name) => !isOpen(filters[name])),
  ...factFilters.filter((name) => filters[name]),
  ...(filters.text.trim() ? (['text'] as const) : []),
];

/** Whether anything is asked for; without it the list is the plain one, newest first. */
export const isFiltered = (filters: Filters) => activeFilters(filters).length > 0;

/** What to change for a filter to be gone: without its place, "and around" says nothing. */
export const cleared = (name: FilterName): Partial<Filters> => ({
  [name]: noFilters[name],
  ...(name === 'location' && { around: false }),
});

/** The same filters without one of them. @example without(filters, 'make') */
export const without = (filters: Filters, name: FilterName): Filters => ({ ...filters, ...cleared(name) });

/** The places that a filter asks for, or null where it asks for none. */
export const askedPlaces = ({ location, around }: Pick<Filters, 'location' | 'around'>) =>
  location === null ? null : placesMeant(location, around);

/** A size that is not known, as an electric bike's, passes an open range only (D19). */
export const isWithin = ({ from, to }: Bounds, value: number | null) =>
  value === null
    ? from === null && to === null
    : (from === null || value >= from) && (to === null || value <= to);

/** Does a bike pass everything but the search text? */
export const accepts = (filters: Filters, card: Card) =>
  choices.every(
    (name) => name === 'location' || filters[name] === null || filedUnderChoice(name, card) === filters[name],
  ) &&
  (askedPlaces(filters)?.includes(card.location) ?? true) &&
  isWithin(filters.cc, card.cc) &&
  isWithin(filters.price, card.price) &&
  isWithin(filters.year, card.year) &&
  factFilters.every((name) => !filters[name] || card.facts?.includes(name) === true);
