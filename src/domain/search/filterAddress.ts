import { factFilters, factRows } from '../listings/factFilters.ts';
import { fields, rowOfField } from '../listings/fields.ts';
import { limits } from '../listings/listingFields.ts';
import { sellerKinds } from '../listings/sellerKind.ts';
import { isModelName, maxModels, modelsOf } from '../models/modelChoice.ts';
import { recordOf } from '../platform/recordOf.ts';
import {
  type Bounds,
  type ChoiceName,
  choices,
  type Filters,
  filterCategories,
  noFilters,
  rangeEnds,
  ranges,
  shownSort,
  sorts,
} from './bikeFilter.ts';

/** Accepted ranges of numbers in addresses, wider than those of the sliders. */
const askable = {
  cc: [0, 2_000],
  price: [0, limits.price],
  year: [1950, 2100],
  mileage: [0, limits.mileage],
} as const;
const maxTextLength = 80;

const readNumber = (text: string | null, [min, max]: readonly [number, number]) => {
  if (text === null || !/^\d{1,12}$/.test(text)) return null;
  const value = Number(text);
  return value < min || value > max ? null : value;
};

const readBounds = (query: URLSearchParams, name: (typeof ranges)[number]): Bounds => {
  const from = readNumber(query.get(`${name}_from`), askable[name]);
  const to = readNumber(query.get(`${name}_to`), askable[name]);
  // People edit addresses by hand and swap the ends.
  const bounds = from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
  const [min, max] = rangeEnds(new Date())[name];
  return { from: bounds.from === min ? null : bounds.from, to: bounds.to === max ? null : bounds.to };
};

const word = (query: URLSearchParams, name: string, maxLength: number) => {
  const text = query.get(name)?.trim();
  return text && text.length <= maxLength ? text : null;
};

const readChoice = (query: URLSearchParams, name: ChoiceName): string | null => {
  if (name === 'seller') return sellerKinds.find((kind) => kind === query.get(name)) ?? null;
  const row = rowOfField(name);
  if (row.kind === 'words') return word(query, name, row.max);
  if (row.kind === 'whole') return null;
  const values = name === 'category' ? filterCategories : row.values;
  return values.find((value) => value === query.get(name)) ?? null;
};

/** Ignores models without a make, or of another make, which a form without script can send. */
const readModels = (query: URLSearchParams): string[] => {
  const make = readChoice(query, 'make');
  if (make === null || (query.get(modelsOf) ?? make) !== make) return [];
  const names = query.getAll('model').map((name) => name.trim());
  return [...new Set(names)].filter(isModelName).slice(0, maxModels);
};

/**
 * Reads an address's filters. Ignores invalid values; a bound at its slider's end is open (D7).
 * @example readFilters(new URLSearchParams('?make=Honda&price_from=10000000')).price // => { from: 10000000, to: null }
 */
export const readFilters = (query: URLSearchParams): Filters => ({
  ...(recordOf(choices, (name) => readChoice(query, name)) as Pick<Filters, ChoiceName>),
  models: readModels(query),
  around: query.get('around') === '1' && word(query, 'location', fields.location.max) !== null,
  ...recordOf(ranges, (name) => readBounds(query, name)),
  ...recordOf(factFilters, (name) => query.get(factRows[name].address) === '1'),
  text: (query.get('q') ?? '').trim().slice(0, maxTextLength),
  sort: sorts.find((sort) => sort === query.get('sort')) ?? noFilters.sort,
  forSaleOnly: query.get('sold') === '0',
});

/** Page number of an address; 1 if invalid. */
export const readPage = (query: URLSearchParams): number => {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
};

/**
 * Filters as an address's query, or ''. Equal filters have one address.
 * @example writeFilters({ ...noFilters, make: 'Honda' }, 2) // => '?make=Honda&page=2'
 */
export const writeFilters = (filters: Filters, page = 1): string => {
  const query = new URLSearchParams();
  if (filters.text.trim()) query.set('q', filters.text.trim());
  for (const name of choices) if (filters[name] !== null) query.set(name, filters[name]);
  if (filters.make !== null) for (const model of filters.models) query.append('model', model);
  if (filters.around && filters.location !== null) query.set('around', '1');
  for (const name of ranges) {
    const { from, to } = filters[name];
    if (from !== null) query.set(`${name}_from`, String(from));
    if (to !== null) query.set(`${name}_to`, String(to));
  }
  for (const name of factFilters) if (filters[name]) query.set(factRows[name].address, '1');
  if (shownSort(filters) !== shownSort({ ...filters, sort: 'best' })) query.set('sort', filters.sort);
  if (filters.forSaleOnly) query.set('sold', '0');
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
};
