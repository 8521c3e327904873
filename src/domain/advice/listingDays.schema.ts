import * as z from 'zod/mini';
import { Advice } from './advice.schema.ts';

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Count = z.int().check(z.gte(0));

/** Document listing_days/{listing}: views per day (Vietnamese time), for the latest 28 days with views. */
export const ListingDays = z.strictObject({
  views: z.record(Day, Count),
  /** First day with daily counts. Set only if the listing had views before. */
  since: z.optional(Day),
});
export type ListingDays = z.infer<typeof ListingDays>;

const Counts = z.array(Count);

/** Daily counts of the last 28 days (Vietnamese time), oldest first. */
export const DayCounts = z.object({
  days: z.array(Day),
  views: Counts,
  likes: Counts,
  questions: Counts,
  reveals: Counts,
  /** Daily views are unknown before this day. */
  views_since: z.nullable(Day),
});
export type DayCounts = z.infer<typeof DayCounts>;

export const ListingReport = z.object({ counts: DayCounts, advice: z.array(Advice) });
export type ListingReport = z.infer<typeof ListingReport>;
