import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { factors } from './factors.ts';

const Side = z.strictObject({ count: z.int(), mean: z.number() });

/** Number of listings with and without a factor, and their mean number of questions in four weeks. */
export const Advice = z.strictObject({
  factor: z.enum(factors),
  /** Whether only bikes of the same category were compared. False: they are too few. */
  same_category: z.boolean(),
  with: Side,
  without: Side,
});
export type Advice = z.infer<typeof Advice>;

/** Document stats/advice: by category, the factors that make a clear difference, largest first. */
export const AdviceCounts = z.strictObject({
  counted_at: Time,
  categories: z.record(z.string(), z.array(Advice)),
});
export type AdviceCounts = z.infer<typeof AdviceCounts>;
