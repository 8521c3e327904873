import type { Published } from '../listings/listing.schema.ts';
import { shownField } from '../listings/listing.ts';
import { spelled } from '../models/modelNames.ts';
import { placesMeant } from '../places/nearbyPlaces.ts';
import { filedPlace } from '../places/placeNames.ts';
import type { Alert, Criteria } from './alert.schema.ts';
import { type AlertChoice, alertChoices } from './alertChoices.ts';

export type { Alert, Criteria };

export const maxAlerts = 20;
/** The place, from 0, limits how many alerts a person has: the rules accept no other id. */
export const alertId = (userId: string, place: number) => `${userId}_${place}`;

/** What a bike is matched by. */
export type Sought = Pick<
  Published,
  'make' | 'model' | 'price' | 'location' | 'year' | 'category' | AlertChoice
>;

/** Air Blade, Airblade and airblade 125 are one model; one that consists of signs alone is looked for as it stands. */
const isModel = (wanted: string, model: string) =>
  spelled(wanted) === '' ? model.includes(wanted) : spelled(model).includes(spelled(wanted));

/** Compares places as the filter of the list does. An alert for a place that is not on offer means that place alone. */
const isInPlace = (wanted: string, around: boolean, place: string): boolean => {
  const meant = placesMeant(wanted, around);
  return meant.includes(place) || meant.includes(filedPlace(place));
};

/** Is this a bike such as the criteria describe? Null criteria match everything (D39). */
export const meets = (criteria: Criteria, bike: Sought): boolean =>
  (criteria.make === null || criteria.make === bike.make) &&
  (criteria.min_price === null || bike.price >= criteria.min_price) &&
  (criteria.max_price === null || bike.price <= criteria.max_price) &&
  (criteria.location === null || isInPlace(criteria.location, criteria.around, bike.location)) &&
  (criteria.year === null || criteria.year === bike.year) &&
  alertChoices.every((name) => criteria[name] === null || criteria[name] === shownField(bike, name)) &&
  // Folding costs most, so it comes last.
  (criteria.model === null || isModel(criteria.model, bike.model));

/** Would this alert want to hear of that bike? One's own bike never does (D39). */
export const matches = (alert: Alert, bike: Sought & Pick<Published, 'user_id'>): boolean =>
  alert.is_active && alert.user_id !== bike.user_id && meets(alert.criteria, bike);

const criteriaNames = [
  'make',
  'model',
  'min_price',
  'max_price',
  'location',
  'around',
  'year',
  ...alertChoices,
] as const;
/** The same search, so that a second one would only repeat the first. */
export const sameCriteria = (a: Criteria, b: Criteria): boolean =>
  criteriaNames.every((name) => a[name] === b[name]);

/** The first of somebody's places that no alert of theirs takes; null when all are taken. */
export const freePlace = (userId: string, taken: readonly string[]): string | null =>
  Array.from({ length: maxAlerts }, (_, place) => alertId(userId, place)).find((id) => !taken.includes(id)) ??
  null;
