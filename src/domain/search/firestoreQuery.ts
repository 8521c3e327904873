import { factFilters } from '../listings/factFilters.ts';
import { allCategories } from '../listings/listingFields.ts';
import { otherPlaces } from '../places/locations.ts';
import {
  askedPlaces,
  choices,
  type Filters,
  filedUnder,
  isOpen,
  noFilters,
  type Sort,
} from './bikeFilter.ts';

export type Where = readonly [field: string, comparison: '==' | 'in' | '>=' | '<=', value: unknown];
export type Order = readonly [field: string, direction: 'asc' | 'desc'];
/** The bikes for sale are asked for first, then, unless they are left out, the sold ones, each in this order. */
export type FirestoreQuery = { where: Where[]; orderBy: Order[]; forSaleOnly: boolean };

const newest: Order[] = [['created_at', 'desc']];
const orders: Record<Sort, Order[]> = {
  best: newest,
  newest,
  cheapest: [
    ['price', 'asc'],
    ['created_at', 'desc'],
  ],
  dearest: [
    ['price', 'desc'],
    ['created_at', 'desc'],
  ],
};

/** The choices that composite indexes exist for. */
const indexed: readonly string[] = ['category', 'make', 'location'];

/**
 * The same bikes in the same order, asked of Firestore. Null where it cannot answer exactly: it has neither a search, nor
 * indexes for all choices, nor the engine's size as a number, nor facts that were ticked as features once, nor places
 * that are not on the list. (Bikes made in the very same microsecond may change places.)
 */
export const compileQuery = (filters: Filters): FirestoreQuery | null => {
  if (filters.text.trim() !== '' || !isOpen(filters.cc) || filters.location === otherPlaces) return null;
  if (choices.some((name) => filters[name] !== null && !indexed.includes(name))) return null;
  if (factFilters.some((name) => filters[name])) return null;
  const where: Where[] = [
    ['deleted_at', '==', null],
    ['status', 'in', ['active', 'sold']],
  ];
  if (filters.category !== null) {
    const names = allCategories.filter((category) => filedUnder(category) === filters.category);
    where.push(['category', 'in', names]);
  }
  if (filters.make !== null) where.push(['make', '==', filters.make]);
  const places = askedPlaces(filters);
  if (places) where.push(places.length > 1 ? ['location', 'in', places] : ['location', '==', places[0]]);
  for (const name of ['price', 'year'] as const) {
    const { from, to } = filters[name];
    if (from !== null) where.push([name, '>=', from]);
    if (to !== null) where.push([name, '<=', to]);
  }
  return { where, orderBy: orders[filters.sort], forSaleOnly: filters.forSaleOnly };
};

export type IndexField = { fieldPath: string; order: 'ASCENDING' | 'DESCENDING' };

/** The composite index that a query needs: what is equal, then the order, then what else is a range. */
export const indexFor = ({ where, orderBy }: Pick<FirestoreQuery, 'where' | 'orderBy'>): IndexField[] => {
  const equal = where.filter(([, comparison]) => comparison === '==' || comparison === 'in');
  const ordered = new Set(orderBy.map(([field]) => field));
  const ranged = new Set(where.filter((condition) => !equal.includes(condition)).map(([field]) => field));
  const last = orderBy.at(-1)?.[1] === 'desc' ? 'DESCENDING' : 'ASCENDING';
  return [
    ...equal.map(([fieldPath]) => ({ fieldPath, order: 'ASCENDING' as const })),
    ...orderBy.map(([fieldPath, direction]) => ({
      fieldPath,
      order: direction === 'asc' ? ('ASCENDING' as const) : ('DESCENDING' as const),
    })),
    ...[...ranged]
      .filter((field) => !ordered.has(field))
      .toSorted()
      .map((fieldPath) => ({ fieldPath, order: last as IndexField['order'] })),
  ];
};

const some = { from: 1, to: null };
const subsets = <T>([first, ...rest]: readonly T[]): T[][] =>
  first === undefined ? [[]] : subsets(rest).flatMap((set) => [set, [first, ...set]]);

/** Every index that some filters can ask for. */
export const everyIndex = (): IndexField[][] => {
  const parts: Partial<Filters>[] = [
    { category: 'scooter' },
    { make: 'Honda' },
    { location: 'Hue' },
    { price: some },
    { year: some },
  ];
  const found = new Map<string, IndexField[]>();
  for (const set of subsets(parts))
    for (const sort of ['newest', 'cheapest', 'dearest'] as const) {
      const query = compileQuery(Object.assign({ ...noFilters, sort }, ...set));
      if (query) found.set(JSON.stringify(indexFor(query)), indexFor(query));
    }
  return [...found.values()];
};
