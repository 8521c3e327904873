import { inOrder } from '../photos/photo.ts';
import { type FieldName, type FieldValue, type FieldValues, fits } from './fields.ts';
import type { Listing, Published } from './listing.schema.ts';
import type { Category, Fuel, Transmission } from './listingFields.ts';

export type Stored<T> = T & { id: string };

/** Paused listings keep their public page (D21). */
export const hasPage = (listing: Listing): listing is Published =>
  listing.status !== 'draft' && listing.status !== 'hidden' && listing.deleted_at === null;

export const isListed = (listing: Listing): listing is Published =>
  hasPage(listing) && listing.status !== 'paused';

export const isForSale = (listing: Listing): listing is Published =>
  hasPage(listing) && listing.status === 'active';

export const mainPhoto = (listing: Listing) => inOrder(listing.images)[0];

/**
 * @example titleOf({ make: 'Honda', model: 'Wave', year: 2021 }) // => 'Honda Wave 2021'
 */
export const titleOf = (bike: { make: string; model: string; year: number | null }) =>
  [bike.make, bike.model, bike.year].filter(Boolean).join(' ');

/** Reads a number in either language. A separator before three digits separates thousands. */
export const readNumber = (text: string) =>
  Number(text.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));

/**
 * Returns cubic centimetres: the number before 'cc', else the first number. Null for electric bikes (D19).
 * @example engineSize('150cc', 'gasoline') // => 150
 * @example engineSize('1200W', 'electric') // => null
 */
export const engineSize = (engine: string, fuel: Fuel | null): number | null => {
  if (fuel === 'electric') return null;
  const number = /(?<!\d)(\d+(?:[.,]\d+)?)\s*cc/i.exec(engine)?.[1] ?? /\d+(?:[.,]\d+)?/.exec(engine)?.[0];
  return number === undefined ? null : Math.round(readNumber(number));
};

/**
 * Returns the actual transmission. Before semi-automatic existed (D62), underbones were stored as manual
 * scooters.
 * @example transmissionOf({ category: 'scooter', transmission: 'manual' }) // => 'semi-automatic'
 */
export const transmissionOf = ({
  category,
  transmission,
}: {
  category: Category;
  transmission: Transmission;
}): Transmission =>
  transmission === 'manual' && (category === 'scooter' || category === 'moped')
    ? 'semi-automatic'
    : transmission;

/** Returns a field's shown value; null if unanswered, or if the field does not fit the bike. */
export const shownField = <N extends FieldName>(
  bike: FieldValues<N> &
    Parameters<typeof transmissionOf>[0] & {
      fuel: Fuel;
      facts?: readonly string[] | undefined;
    },
  name: N,
): FieldValue<N> | null => {
  if (!fits(name, bike)) return null;
  const shown: Partial<Record<FieldName, unknown>> = { ...bike, transmission: transmissionOf(bike) };
  return (shown[name] ?? null) as FieldValue<N> | null;
};

export const kindOf = (listing: Published) => ({ fuel: listing.fuel, transmission: transmissionOf(listing) });

/** @example shownFields(listing, ['year', 'fuel']) // => { year: 2021, fuel: 'gasoline' } */
export const shownFields = <N extends FieldName>(listing: Published, names: readonly N[]): FieldValues<N> =>
  Object.fromEntries(
    names.map((name) => [name, shownField<FieldName>(listing, name)]).filter(([, value]) => value !== null),
  ) as FieldValues<N>;
