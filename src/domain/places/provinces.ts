import { locations, type Province } from './locations.ts';

/** The 34 provinces of today, in alphabetical order of their stored names. */
export const provinces: readonly Province[] = [
  ...new Set(locations.map(({ province }) => province)),
].toSorted();

/** How many bikes are for sale in a province. */
export type ProvinceCount = { province: Province; count: number };

/** So many bikes begin the next darker shade of the map. */
const shadeStarts = [1, 5, 20, 100] as const;
export const shades = shadeStarts.length;

/** The shade of a province on the map: 0 where nothing is for sale. @example shadeOf(19) // => 2 */
export const shadeOf = (count: number): number => shadeStarts.filter((start) => count >= start).length;

/** What a shade stands for; the last one is open. @example shadeRange(2) // => { from: 5, to: 19 } */
export const shadeRange = (shade: number): { from: number; to: number | null } => ({
  from: shadeStarts[shade - 1] ?? 0,
  to: shade < shades ? (shadeStarts[shade] ?? 1) - 1 : null,
});
