import * as z from 'zod/mini';
import { factFilters, rowOfFact } from '../listings/factFilters.ts';
import { rowOfField } from '../listings/fields.ts';
import { recordOf } from '../platform/recordOf.ts';
import { type CodedChoice, codedChoices, type OpenBike } from './openBike.ts';

const text = z.nullable(z.string());
const whole = z.int().check(z.minimum(0));
const choiceOf = (name: CodedChoice) => {
  const row = rowOfField(name);
  return z.nullable(z.enum(row.kind === 'choice' ? row.values : []));
};

export const OpenBikeFields = {
  url: z.url(),
  status: z.enum(['active', 'sold']),
  make: text,
  model: text,
  year: whole,
  price_vnd: whole,
  mileage_km: whole,
  battery_health_percent: z.nullable(whole),
  battery_range_km: z.nullable(whole),
  battery_rent_vnd: z.nullable(whole),
  category: z.string(),
  ...recordOf(codedChoices, choiceOf),
  fuel: z.enum(['petrol', 'electric']),
  engine_cc: z.nullable(whole),
  place: text,
  province: text,
  facts: z.array(z.enum(factFilters.flatMap((name) => rowOfFact(name).openData ?? []))),
  listed_at: z.iso.datetime(),
} satisfies Record<keyof OpenBike, z.ZodMiniType>;
export const OpenBikeSchema = z.strictObject(OpenBikeFields);
