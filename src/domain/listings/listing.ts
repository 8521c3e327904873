import { inOrder } from '../photos/photo.ts';
import type { FieldName, FieldValue, FieldValues } from './fields.ts';
import type { Listing, Published } from './listing.schema.ts';
import type { Category, Fuel, Transmission } from './listingFields.ts';

/** A listing with the id that it is stored under. */
export type Stored<T> = T & { id: string };

/** Has a page that anyone may open (D21: a paused bike keeps its page). */
export const hasPage = (listing: Listing): listing is Published =>
  listing.status !== 'draft' && listing.status !== 'hidden' && listing.deleted_at === null;

/** Appears in the list of bikes for sale. */
export const isListed = (listing: Listing): listing is Published =>
  hasPage(listing) && listing.status !== 'paused';

/** A buyer may ask about it. */
export const isForSale = (listing: Listing): listing is Published =>
  hasPage(listing) && listing.status === 'active';

/** The photo that the seller has put first; undefined without photos. */
export const mainPhoto = (listing: Listing) => inOrder(listing.images)[0];

/** What to call a bike. @example titleOf({ make: 'Honda', model: 'Wave', year: 2021 }) // => 'Honda Wave 2021' */
export const titleOf = (bike: { make: string; model: string; year: number | null }) =>
  [bike.make, bike.model, bike.year].filter(Boolean).join(' ');

/** Returns the number in a text of either language. A mark before three digits parts thousands, any other decimals. */
export const readNumber = (text: string) =>
  Number(text.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));

/**
 * Engine size in cc: the number before 'cc', else the first number in the text. Electric bikes have none (D19).
 * @example engineSize('150cc', 'gasoline') // => 150
 * @example engineSize('1200W', 'electric') // => null
 */
export const engineSize = (engine: string, fuel: Fuel | null): number | null => {
  if (fuel === 'electric') return null;
  const number = /(?<!\d)(\d+(?:[.,]\d+)?)\s*cc/i.exec(engine)?.[1] ?? /\d+(?:[.,]\d+)?/.exec(engine)?.[0];
  return number === undefined ? null : Math.round(readNumber(number));
};

/**
 * How a bike changes gear. Before semi-automatic could be chosen (D62), an underbone was filed as a scooter with gears.
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

/** Returns a field as pages show it; null where the listing leaves it open. */
export const shownField = <N extends FieldName>(
  bike: FieldValues<N> & Parameters<typeof transmissionOf>[0],
  name: N,
): FieldValue<N> | null => {
  const shown: Partial<Record<FieldName, unknown>> = { ...bike, transmission: transmissionOf(bike) };
  return (shown[name] ?? null) as FieldValue<N> | null;
};

/** Returns what decides which questions fit a bike. */
export const kindOf = (listing: Published) => ({ fuel: listing.fuel, transmission: transmissionOf(listing) });

/**
 * Returns some fields of a listing as pages show them; those that it leaves open are missing.
 * @example shownFields(listing, ['year', 'fuel']) // => { year: 2021, fuel: 'gasoline' }
 */
export const shownFields = <N extends FieldName>(listing: Published, names: readonly N[]): FieldValues<N> =>
  Object.fromEntries(
    names.map((name) => [name, shownField<FieldName>(listing, name)]).filter(([, value]) => value !== null),
  ) as FieldValues<N>;
