import { z } from 'zod';
import { isLocation, type Location } from '../../src/domain/places/locations.ts';
import { readData } from './readData.ts';

const regions = ['north', 'centre', 'highlands', 'south', 'delta'] as const;
const names = z.array(z.string());

const { plates, trips } = readData(
  'places',
  z.object({
    plates: z.record(z.string().refine(isLocation), z.object({ plate: z.int(), region: z.enum(regions) })),
    trips: z.record(z.enum(regions), z.object({ en: names, vi: names })),
  }),
);

/** Rides that people of a region take, as a destination. */
export { trips };

/** The first number on the plates of a place that sellers live in, and the part of the country. */
export const localTo = (place: Location) => {
  const known = plates[place];
  if (!known) throw new Error(`no plate is known for ${place}`);
  return known;
};
