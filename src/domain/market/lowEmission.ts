import type { Fuel } from '../listings/listingFields.ts';
import { provinceOf } from '../places/locations.ts';

/**
 * Whether buyers of such a bike should know of Hanoi's low-emission zone: petrol, or of an unknown fuel, in Hanoi.
 * @example concernsLowEmission('Hanoi', 'gasoline') // => true
 */
export const concernsLowEmission = (place: string, fuel: Fuel | null): boolean =>
  provinceOf(place) === 'Hanoi' && fuel !== 'electric';
