import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { factors } from './factors.ts';

const Side = z.strictObject({ count: z.int(), mean: z.number() });

/** What was counted of a factor: how many listings had it, and how many questions they had in four weeks on average. */
export const Advice = z.strictObject({
  factor: z.enum(factors),
  /** Counted on bikes of the same category; else on all, where of that one there are too few. */
  same_category: z.boolean(),
  with: Side,
  without: Side,
});
export type Advice = z.infer<typeof Advice>;

/** What lies at stats/advice: of each category what is clearly more with a factor, the largest difference first. */
export const AdviceCounts = z.strictObject({
  counted_at: Time,
  categories: z.record(z.string(), z.array(Advice)),
});
export type AdviceCounts = z.infer<typeof AdviceCounts>;
