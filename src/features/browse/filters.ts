import type { Card } from '../../domain/card.ts';

/** What a visitor narrows the list by. Null means: any. Prices are inclusive, in đồng. */
export type Filters = { make: string | null; min: number | null; max: number | null };

export const noFilters: Filters = { make: null, min: null, max: null };

export const isFiltered = (filters: Filters) => Object.values(filters).some((value) => value !== null);

export const accepts = (filters: Filters, card: Card) =>
  (filters.make === null || card.make === filters.make) &&
  (filters.min === null || card.price >= filters.min) &&
  (filters.max === null || card.price <= filters.max);

/**
 * The filters that an address carries; what it does not say, or says wrongly, is any.
 * @example readFilters('?make=Honda&min=10000000') // => { make: 'Honda', min: 10000000, max: null }
 */
export const readFilters = (search: string): Filters => {
  const query = new URLSearchParams(search);
  const amount = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d{1,12}$/.test(text) ? Number(text) : null;
  };
  return { make: query.get('make') || null, min: amount('min'), max: amount('max') };
};

/** The query of an address that carries these filters, empty when there are none. */
export const writeFilters = (filters: Filters): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== null) query.set(name, String(value));
  const text = query.toString();
  return text ? `?${text}` : '';
};
