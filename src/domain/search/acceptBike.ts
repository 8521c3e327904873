import type { Card } from '../listings/card.ts';
import { factFilters } from '../listings/factFilters.ts';
import { sellerKindOf } from '../listings/sellerKind.ts';
import { isOfModels } from '../models/modelFamily.ts';
import { placesMeant } from '../places/nearbyPlaces.ts';
import { filedPlace } from '../places/placeNames.ts';
import { type Bounds, type ChoiceName, choices, type Filters, filedUnder } from './bikeFilter.ts';

/** Returns a bike's value for a filter, with present names for former categories and places. */
export const filedUnderChoice = (name: ChoiceName, card: Card): string => {
  if (name === 'seller') return sellerKindOf(card);
  if (name === 'category') return filedUnder(card.category);
  return name === 'location' ? filedPlace(card.location) : (card[name] ?? '');
};

export const askedPlaces = ({ location, around }: Pick<Filters, 'location' | 'around'>) =>
  location === null ? null : placesMeant(location, around);

/**
 * Compares a value with bounds. An unknown value, such as an electric bike's engine size, only passes without
 * bounds (D19).
 */
export const isWithin = ({ from, to }: Bounds, value: number | null) =>
  value === null
    ? from === null && to === null
    : (from === null || value >= from) && (to === null || value <= to);

/** Checks a bike against all filters except the text. */
export const accepts = (filters: Filters, card: Card) =>
  choices.every(
    (name) => name === 'location' || filters[name] === null || filedUnderChoice(name, card) === filters[name],
  ) &&
  (filters.models.length === 0 || isOfModels(filters.models, card.model)) &&
  (askedPlaces(filters)?.includes(card.location) ?? true) &&
  isWithin(filters.cc, card.cc) &&
  isWithin(filters.price, card.price) &&
  isWithin(filters.year, card.year) &&
  isWithin(filters.mileage, card.mileage) &&
  factFilters.every((name) => !filters[name] || card.facts?.includes(name) === true);
