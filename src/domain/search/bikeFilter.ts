import { type FactFilter, factFilters } from '../listings/factFilters.ts';
import { type FieldName, type FieldValue, fieldsWith, type NamesWith } from '../listings/fields.ts';
import { allCategories, type Category, newestYear } from '../listings/listingFields.ts';
import type { SellerKind } from '../listings/sellerKind.ts';
import { recordOf } from '../platform/recordOf.ts';

export const sorts = ['newest', 'dearest', 'cheapest'] as const;
/** `best`, the default: highest score first if the search has words, else newest first. */
export type Sort = (typeof sorts)[number] | 'best';
/** Sort orders that a page offers; `best` only with a search text. */
export const sortsFor = (text: string): readonly Sort[] => (text.trim() === '' ? sorts : ['best', ...sorts]);
/** @example shownSort({ ...noFilters }) // => 'newest' */
export const shownSort = ({ text, sort }: Pick<Filters, 'text' | 'sort'>): Sort =>
  sort === 'best' && text.trim() === '' ? 'newest' : sort;

/** Range that includes its ends; null: no limit. */
export type Bounds = { from: number | null; to: number | null };
export const ranges = ['cc', 'price', 'year', 'mileage'] as const;
export type RangeName = (typeof ranges)[number];
export type ChoiceName = NamesWith<{ filter: true }> | 'seller';
export const isRange = (name: string): name is RangeName => ranges.some((range) => range === name);
/** Filters with one value, in the panel's order. */
export const choices: readonly ChoiceName[] = [...fieldsWith({ filter: true }), 'seller'];
export type FilterName = ChoiceName | RangeName | FactFilter | 'models' | 'text';

/** Any string: old addresses and alerts may name a former category. */
type FilterValue<N extends ChoiceName> = N extends FieldName
  ? N extends 'category'
    ? string
    : FieldValue<N>
  : SellerKind;

/** Filters and order of the list. Null: any value. */
export type Filters = { [N in ChoiceName]: FilterValue<N> | null } & Record<RangeName, Bounds> &
  Record<FactFilter, boolean> & {
    /** Models of the chosen make, as modelFamily.ts names them. Empty: all. */
    models: readonly string[];
    /** Includes places near the chosen location (nearbyPlaces.ts). */
    around: boolean;
    text: string;
    sort: Sort;
    /** Omits sold bikes, which otherwise come last (D63). */
    forSaleOnly: boolean;
  };

const open: Bounds = { from: null, to: null };
export const noFilters: Filters = {
  ...recordOf(choices, () => null),
  models: [],
  around: false,
  ...recordOf(ranges, () => open),
  ...recordOf(factFilters, () => false),
  text: '',
  sort: 'best',
  forSaleOnly: false,
};

/** Ends of the sliders. A slider at its end sets no limit, so bikes beyond are listed too (D7). */
export const rangeEnds = (now: Date): Record<RangeName, readonly [min: number, max: number]> => ({
  cc: [50, 800],
  price: [0, 600_000_000],
  year: [2000, newestYear(now)],
  mileage: [0, 100_000],
});

export const boundsOf = (
  [from, to]: readonly [number, number],
  [min, max]: readonly [number, number],
): Bounds => ({ from: from <= min ? null : from, to: to >= max ? null : to });

/** Merges sportbike into sport, formerly two categories (D17). */
export const filedUnder = (category: Category): Category => (category === 'sportbike' ? 'sport' : category);

export const filterCategories = allCategories.filter((category) => category === filedUnder(category));

export const isOpen = ({ from, to }: Bounds) => from === null && to === null;

/** Filters in use, without order, `around` and `forSaleOnly`. */
export const activeFilters = (filters: Filters): FilterName[] => [
  ...choices.flatMap((name): FilterName[] => {
    if (filters[name] === null) return [];
    return name === 'make' && filters.models.length > 0 ? ['make', 'models'] : [name];
  }),
  ...ranges.filter((name) => !isOpen(filters[name])),
  ...factFilters.filter((name) => filters[name]),
  ...(filters.text.trim() ? (['text'] as const) : []),
];

export const isFiltered = (filters: Filters) => activeFilters(filters).length > 0;

/** Clearing the location also clears `around`. Clearing the make clears its models. */
export const cleared = (name: FilterName): Partial<Filters> => ({
  [name]: noFilters[name],
  ...(name === 'make' && { models: [] }),
  ...(name === 'location' && { around: false }),
});

/** Choosing a make clears the models of the former make. */
export const choose = (name: ChoiceName, value: string | null): Partial<Filters> =>
  value === null ? cleared(name) : { [name]: value, ...(name === 'make' && { models: [] }) };

/** @example without(filters, 'make') // => { ...filters, make: null } */
export const without = (filters: Filters, name: FilterName): Filters => ({ ...filters, ...cleared(name) });
