import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

const Count = z.int().check(z.minimum(0));
const Told = z.union([Count, z.literal('few')]);
const Reasons = z.record(z.string(), Count);
const Removed = z.strictObject({ total: Told, reasons: Reasons, others: Told });

/** What was counted of one day. Reports by people alone; `waits` are the minutes from a report to its answer. */
export const DayFacts = z.strictObject({
  /** Bikes that became public, each of which the site looked at. */
  listings: Count,
  /** Bikes that an operator looked at and decided about. */
  judged: Count,
  reports: Count,
  waits: z.array(Count),
  removed: z.strictObject({ listings: Reasons, reviews: Reasons, accounts: Reasons }),
  /** What was brought back. */
  restored: Count,
});
export type DayFacts = z.infer<typeof DayFacts>;

/** What lies at trust_counts/{month}: its days so far, by their date. */
export const MonthCounts = z.object({ days: z.record(z.string(), DayFacts) });
export type MonthCounts = z.infer<typeof MonthCounts>;

/** Who has a bike for sale, and what was confirmed of them. `phone` is null where no account has a number. */
export const SellerShares = z.strictObject({ sellers: Told, email: Told, phone: z.nullable(Told) });
export type SellerShares = z.infer<typeof SellerShares>;

/** One month as everybody may know it. */
export const PublicMonth = z.strictObject({
  listings: Told,
  judged: Told,
  reports: Told,
  answered: Told,
  /** Half of the answers took no longer, in minutes; null of too few. */
  median_minutes: z.nullable(Count),
  removed: z.strictObject({ listings: Removed, reviews: Removed, accounts: Removed }),
  restored: Told,
  confirmed: SellerShares,
});
export type PublicMonth = z.infer<typeof PublicMonth>;

/** What lies at stats/trust, which everybody may read: whole months, by '2026-11'. */
export const PublicAccounts = z.object({ months: z.record(z.string(), PublicMonth), counted_at: Time });
export type PublicAccounts = z.infer<typeof PublicAccounts>;
