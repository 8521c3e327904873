import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** Units of each currency per US dollar. */
export const Rates = z.strictObject({
  VND: z.number().check(z.positive()),
  USD: z.literal(1),
  GBP: z.number().check(z.positive()),
  EUR: z.number().check(z.positive()),
  lastUpdated: Time,
});
export type Rates = z.infer<typeof Rates>;
