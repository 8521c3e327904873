import { z } from 'zod';
import { fields } from '../../src/domain/listings/fields.ts';
import { allCategories, fuels, transmissions } from '../../src/domain/listings/listingFields.ts';
import { makes } from '../../src/domain/models/makes.ts';
import { readData } from './readData.ts';

const [text, whole] = [z.string(), z.int()];

const Paint = z.object({ name: text, en: text, vi: text, colour: z.enum(fields.colour.values) });
export type Paint = z.output<typeof Paint>;

const Look = z.object({ name: text, paints: z.array(Paint), details: text });
/** Silhouette in the photos, available paints, and name of the shared detail photos. */
export type Look = z.output<typeof Look>;

const Drive = z.object({
  drive: z.enum(['belt', 'underbone', 'clutch', 'big', 'electric']),
  transmission: z.enum(transmissions),
  fuel: z.enum(fuels),
  kilometres: whole,
});
const Row = z.tuple([
  text,
  Look,
  z.enum(allCategories),
  Drive,
  text,
  whole,
  whole,
  z.number(),
  z.number(),
  whole,
]);

const data = readData(
  'models',
  z.object({ looks: z.array(Look), makes: z.record(z.enum(makes), z.array(Row)) }),
);

export const looks: readonly Look[] = data.looks;

/** Prices are for new bikes, in millions of đồng. */
export const models = makes.flatMap((make) =>
  data.makes[make].map(([model, look, category, drive, engine, from, to, price, keeps, share]) => ({
    make,
    ...{ model, look, category, ...drive, engine, from, to, price, keeps, share },
  })),
);
export type Model = (typeof models)[number];
