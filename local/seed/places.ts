import { z } from 'zod';
import { isLocation, type Location } from '../../src/domain/places/locations.ts';
import { readData } from './readData.ts';

const names = z.array(z.string());
const Place = z.object({
  plate: z.int(),
  said: z.string().optional(),
  trips: z.object({ en: names, vi: names }),
});
const { places } = readData('places', z.object({ places: z.record(z.string().refine(isLocation), Place) }));

/** Returns a place's licence plate number, how sellers write it, and popular trips. */
export const localTo = (location: Location) => {
  const place = places[location];
  if (!place) throw new Error(`no plate is listed for ${location}`);
  return place;
};
