import type { Fuel } from '../listings/listingFields.ts';
import { provinceOf } from '../places/locations.ts';

/**
 * Does Hanoi's low-emission zone concern buyers of this bike? Unknown fuel counts as petrol.
 * @example concernsLowEmission('Hanoi', 'gasoline') // => true
 */
export const concernsLowEmission = (place: string, fuel: Fuel | null): boolean =>
  provinceOf(place) === 'Hanoi' && fuel !== 'electric';
