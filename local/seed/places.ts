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

/** Popular rides of a region, as destinations. */
export { trips };

/** Returns the first number of a place's plates, and its region. */
export const localTo = (place: Location) => {
  const plate = plates[place];
  if (!plate) throw new Error(`no plate is known for ${place}`);
  return plate;
};
