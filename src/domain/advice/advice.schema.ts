import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { factors } from './factors.ts';

const Side = z.strictObject({ count: z.int(), mean: z.number() });

/**
 * Number of listings with and without a factor, and the mean number of questions of each group in four weeks.
 */
export const Advice = z.strictObject({
  factor: z.enum(factors),
  /** False: too few bikes of the category, so all bikes were compared. */
  same_category: z.boolean(),
  with: Side,
  without: Side,
});
export type Advice = z.infer<typeof Advice>;

/** Document stats/advice: factors that make a clear difference, by category, the largest difference first. */
export const AdviceCounts = z.strictObject({
  counted_at: Time,
  categories: z.record(z.string(), z.array(Advice)),
});
export type AdviceCounts = z.infer<typeof AdviceCounts>;
