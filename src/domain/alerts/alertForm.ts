import type { FieldValue } from '../listings/fields.ts';
import { limits, newestYear, oldestYear } from '../listings/listingFields.ts';
import type { SellerKind } from '../listings/sellerKind.ts';
import { makes } from '../models/makes.ts';
import { familyKey, familyOf } from '../models/modelFamily.ts';
import { isLocation } from '../places/locations.ts';
import { placeNamed } from '../places/placeNames.ts';
import { recordOf } from '../platform/recordOf.ts';
import { likelyPrice } from '../prices/likelyPrice.ts';
import { foldAccents, plainly } from '../text/foldAccents.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import type { Criteria } from './alert.ts';
import { type AlertChoice, alertChoices } from './alertChoices.ts';

export type AlertForm = {
  make: string;
  model: string;
  models: readonly string[];
  minPrice: number | null;
  maxPrice: number | null;
  location: string;
  around: boolean;
  leaving: boolean;
  year: string;
  seller: SellerKind | '';
} & { [N in AlertChoice]: FieldValue<N> | '' };
export type AlertProblem = 'prices' | 'price' | 'low' | 'year' | 'place';
type Parsed =
  | { ok: true; criteria: Criteria }
  | { ok: false; field: 'minPrice' | 'maxPrice' | 'year' | 'location'; problem: AlertProblem };

export const alertForm = (criteria: Partial<Criteria> = {}): AlertForm => ({
  make: criteria.make ?? '',
  model: criteria.model ?? '',
  models: criteria.models ?? [],
  minPrice: criteria.min_price ?? null,
  maxPrice: criteria.max_price ?? null,
  location: criteria.location ?? '',
  around: criteria.around ?? false,
  leaving: criteria.leaving ?? false,
  year: criteria.year?.toString() ?? '',
  seller: criteria.seller ?? '',
  ...(recordOf(alertChoices, (name) => criteria[name] ?? '') as Pick<AlertForm, AlertChoice>),
});

const orNull = (text: string) => (hasVisibleText(text) ? plainly(text).trim().replace(/\s+/g, ' ') : null);

/** Returns the make in the form's spelling, since alerts compare makes exactly. */
const asOffered = (make: string | null) =>
  make && (makes.find((offered) => foldAccents(offered) === foldAccents(make)) ?? make);

/** Replaces models by their families, sorted and without duplicates, for `sameCriteria`. */
const asFamilies = (models: readonly string[]) =>
  [...new Map(models.map((model) => [familyKey(model), familyOf(model)?.name ?? model])).values()].toSorted();

/**
 * Reads the dialog's criteria; empty fields give null.
 * @param knownPlace also accepted: an older listing's place
 * @example parseAlertForm({ ...alertForm(), make: ' Honda ', year: '' }, new Date()) // => { ok: true, criteria: { make: 'Honda', year: null, … } }
 */
export const parseAlertForm = (form: AlertForm, now: Date, knownPlace = ''): Parsed => {
  const { minPrice: min_price, maxPrice: max_price } = form;
  const year = form.year.trim() === '' ? null : Number(form.year);
  if (min_price !== null && min_price > limits.price)
    return { ok: false, field: 'minPrice', problem: 'price' };
  if (max_price !== null && max_price > limits.price)
    return { ok: false, field: 'maxPrice', problem: 'price' };
  if (min_price !== null && max_price !== null && min_price > max_price)
    return { ok: false, field: 'maxPrice', problem: 'prices' };
  for (const field of ['minPrice', 'maxPrice'] as const) {
    const price = form[field];
    if (price !== null && likelyPrice(price) !== null) return { ok: false, field, problem: 'low' };
  }
  if (year !== null && (!Number.isInteger(year) || year < oldestYear || year > newestYear(now)))
    return { ok: false, field: 'year', problem: 'year' };
  const { make, model } = form;
  const location = placeNamed(form.location) ?? orNull(form.location) ?? '';
  if (location !== '' && location !== knownPlace && !isLocation(location))
    return { ok: false, field: 'location', problem: 'place' };
  return {
    ok: true,
    criteria: {
      make: asOffered(orNull(make)),
      model: orNull(model),
      models: orNull(make) === null ? [] : asFamilies(form.models),
      min_price,
      max_price,
      location: location || null,
      around: location !== '' && form.around,
      leaving: form.leaving,
      year,
      seller: form.seller || null,
      ...(recordOf(alertChoices, (name) => form[name] || null) as Pick<Criteria, AlertChoice>),
    },
  };
};
