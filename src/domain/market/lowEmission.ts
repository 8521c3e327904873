import type { Fuel } from '../listings/listingFields.ts';
import { provinceOf } from '../places/locations.ts';

/**
 * Concerns Hanoi's low-emission zone this bike's buyers? Unknown fuel counts as petrol.
 * @example concernsLowEmission('Hanoi', 'gasoline') // => true
 */
export const concernsLowEmission = (place: string, fuel: Fuel | null): boolean =>
  provinceOf(place) === 'Hanoi' && fuel !== 'electric';
