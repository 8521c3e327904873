import { isChoice } from '../listings/fields.ts';
import { limits, oldestYear } from '../listings/listingFields.ts';
import { sellerKinds } from '../listings/sellerKind.ts';
import { isModelName, maxModels } from '../models/modelChoice.ts';
import type { Criteria } from './alert.ts';
import { alertChoices } from './alertChoices.ts';

const words = { make: limits.make, model: limits.model, location: limits.location } as const;
const numbers = { min_price: 'price_from', max_price: 'price_to', year: 'year' } as const;
const maxDigits = 12;

const readNumber = (text: string | null) =>
  text !== null && /^\d+$/.test(text) && text.length <= maxDigits ? Number(text) : null;

/**
 * Returns the query that fills in the dialog of /alerts; '' without criteria.
 * @example writeCriteria({ make: 'Honda', max_price: 20_000_000 }) // => '?make=Honda&price_to=20000000'
 */
export const writeCriteria = (criteria: Partial<Criteria>): string => {
  const query = new URLSearchParams();
  for (const name of ['make', 'model', 'location', 'seller', ...alertChoices] as const)
    if (criteria[name]) query.set(name, criteria[name]);
  if (criteria.make) for (const name of criteria.models ?? []) query.append('models', name);
  if (criteria.around && criteria.location) query.set('around', '1');
  if (criteria.leaving) query.set('leaving', '1');
  for (const name of ['min_price', 'max_price', 'year'] as const) {
    const value = criteria[name];
    if (typeof value === 'number') query.set(numbers[name], String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
};

export const readCriteria = (query: URLSearchParams): Partial<Criteria> | null => {
  const criteria: Partial<Criteria> = {};
  for (const name of ['make', 'model', 'location'] as const) {
    const text = query.get(name)?.trim();
    if (text && text.length <= words[name]) criteria[name] = text;
  }
  const models = [...new Set(query.getAll('models').map((name) => name.trim()))]
    .filter(isModelName)
    .slice(0, maxModels);
  if (criteria.make && models.length > 0) criteria.models = models;
  const seller = sellerKinds.find((kind) => kind === query.get('seller'));
  if (seller) criteria.seller = seller;
  if (criteria.location && query.get('around') === '1') criteria.around = true;
  if (query.get('leaving') === '1') criteria.leaving = true;
  for (const name of alertChoices) {
    const value = query.get(name);
    if (isChoice(name, value)) Object.assign(criteria, { [name]: value });
  }
  const [min_price, max_price, year] = (['min_price', 'max_price', 'year'] as const).map((name) =>
    readNumber(query.get(numbers[name])),
  );
  if (min_price != null && min_price <= limits.price) criteria.min_price = min_price;
  if (max_price != null && max_price <= limits.price) criteria.max_price = max_price;
  if (year != null && year >= oldestYear && year <= 2100) criteria.year = year;
  return Object.keys(criteria).length > 0 ? criteria : null;
};
