import { locations, type Province } from './locations.ts';

export const provinces: readonly Province[] = [
  ...new Set(locations.map(({ province }) => province)),
].toSorted();

export type ProvinceCount = { province: Province; count: number };

/** Lowest number of bikes for each shade of the map. */
const shadeStarts = [1, 5, 20, 100] as const;
export const shades = shadeStarts.length;

/** A province's shade on the map; 0 without bikes. @example shadeOf(19) // => 2 */
export const shadeOf = (count: number): number => shadeStarts.filter((start) => count >= start).length;

/**
 * Returns a shade's lowest and highest count; the darkest has no highest.
 * @example shadeRange(2) // => { from: 5, to: 19 }
 */
export const shadeRange = (shade: number): { from: number; to: number | null } => ({
  from: shadeStarts[shade - 1] ?? 0,
  to: shade < shades ? (shadeStarts[shade] ?? 1) - 1 : null,
});
