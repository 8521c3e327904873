import * as z from 'zod/mini';
import { Advice } from './advice.schema.ts';

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Count = z.int().check(z.gte(0));

/** What lies at listing_days/{listing}: how many have looked at it on a day in Vietnam, for the last 28 with any, and nothing of whom. */
export const ListingDays = z.strictObject({
  views: z.record(Day, Count),
  /** The first day that is counted, where the listing was looked at before days were. */
  since: z.optional(Day),
});
export type ListingDays = z.infer<typeof ListingDays>;

const Counts = z.array(Count);

/** What happened with a listing in the last 28 days in Vietnam, oldest first: a number for each day. */
export const DayCounts = z.object({
  days: z.array(Day),
  views: Counts,
  likes: Counts,
  questions: Counts,
  reveals: Counts,
  /** Before this day no views are known by day. */
  views_since: z.nullable(Day),
});
export type DayCounts = z.infer<typeof DayCounts>;

/** What a seller is told of a listing: what happened with it, and what others were asked more with. */
export const ListingReport = z.object({ counts: DayCounts, advice: z.array(Advice) });
export type ListingReport = z.infer<typeof ListingReport>;
