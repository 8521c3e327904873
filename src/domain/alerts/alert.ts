import { isLeaving } from '../listings/leaving.ts';
import type { Published } from '../listings/listing.schema.ts';
import { shownField } from '../listings/listing.ts';
import { sellerKindOf } from '../listings/sellerKind.ts';
import { isOfModels } from '../models/modelFamily.ts';
import { spelled } from '../models/modelNames.ts';
import { placesMeant } from '../places/nearbyPlaces.ts';
import { filedPlace } from '../places/placeNames.ts';
import type { Alert, Criteria } from './alert.schema.ts';
import { type AlertChoice, alertChoices } from './alertChoices.ts';

export type { Alert, Criteria };

export const maxAlerts = 20;
/** The rules refuse an index of `maxAlerts` or more. */
export const alertId = (userId: string, index: number) => `${userId}_${index}`;

export type Sought = Pick<
  Published,
  'make' | 'model' | 'price' | 'location' | 'year' | 'category' | 'fuel' | 'leaving_on' | AlertChoice
> & { facts?: readonly string[] | undefined; shop?: string | undefined };

/** Ignores blanks and case: Air Blade, Airblade and airblade 125 match. */
const isModel = (wanted: string, model: string) =>
  spelled(wanted) === '' ? model.includes(wanted) : spelled(model).includes(spelled(wanted));

/** A place that is not in the list matches only itself. */
const isInPlace = (wanted: string, around: boolean, place: string): boolean => {
  const meant = placesMeant(wanted, around);
  return meant.includes(place) || meant.includes(filedPlace(place));
};

/** A null criterion accepts every bike (D39). */
export const meets = (criteria: Criteria, bike: Sought): boolean =>
  (criteria.make === null || criteria.make === bike.make) &&
  (criteria.min_price === null || bike.price >= criteria.min_price) &&
  (criteria.max_price === null || bike.price <= criteria.max_price) &&
  (criteria.location === null || isInPlace(criteria.location, criteria.around, bike.location)) &&
  (criteria.year === null || criteria.year === bike.year) &&
  (criteria.seller === null || criteria.seller === sellerKindOf(bike)) &&
  (!criteria.leaving || isLeaving(bike)) &&
  alertChoices.every((name) => criteria[name] === null || criteria[name] === shownField(bike, name)) &&
  // Compared last: folding is the most expensive comparison.
  (criteria.model === null || isModel(criteria.model, bike.model)) &&
  (criteria.models.length === 0 || isOfModels(criteria.models, bike.model));

/** Does an alert match a bike? Members' own bikes never match (D39). */
export const matches = (alert: Alert, bike: Sought & Pick<Published, 'user_id'>): boolean =>
  alert.is_active && alert.user_id !== bike.user_id && meets(alert.criteria, bike);

const criteriaNames = [
  'make',
  'model',
  'models',
  'min_price',
  'max_price',
  'location',
  'around',
  'leaving',
  'year',
  'seller',
  ...alertChoices,
] as const;
/** Used to refuse duplicate alerts. */
export const sameCriteria = (a: Criteria, b: Criteria): boolean =>
  criteriaNames.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

export const freePlace = (userId: string, taken: readonly string[]): string | null =>
  Array.from({ length: maxAlerts }, (_, index) => alertId(userId, index)).find((id) => !taken.includes(id)) ??
  null;
