import { z } from 'zod';
import type { Model } from './models.ts';
import { readData } from './readData.ts';

const names = z.array(z.string());
const optional = { makes: names.optional(), models: names.optional(), drives: names.optional() };
const restrictions = readData(
  'equipment',
  z.array(z.object({ features: names, ...optional, except: names.default([]), from: z.int().default(0) })),
);

/** @example canHave('Fuel injection', waveAlpha, 2018) // => false */
export const canHave = (feature: string, { make, model, drive }: Model, year: number): boolean =>
  restrictions
    .filter(({ features }) => features.includes(feature))
    .every(
      ({ makes = [make], models = [model], drives = [drive], except, from }) =>
        makes.includes(make) &&
        models.includes(model) &&
        drives.includes(drive) &&
        !except.includes(model) &&
        year >= from,
    );
