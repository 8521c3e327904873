import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

const Count = z.int().check(z.minimum(0));
const Told = z.union([Count, z.literal('few')]);
const Reasons = z.record(z.string(), Count);
const Removed = z.strictObject({ total: Told, reasons: Reasons, others: Told });

/**
 * A day's counts, without the site's automatic reports. `waits`: minutes from each report to its decision.
 */
export const DayFacts = z.strictObject({
  /** Newly public bikes. */
  listings: Count,
  /** Number of bikes that an operator decided on. */
  judged: Count,
  reports: Count,
  waits: z.array(Count),
  removed: z.strictObject({ listings: Reasons, reviews: Reasons, accounts: Reasons }),
  /** Number of restored listings, reviews and accounts. */
  restored: Count,
});
export type DayFacts = z.infer<typeof DayFacts>;

/** Document trust_counts/{month}: the counts of its days, keyed by date. */
export const MonthCounts = z.object({ days: z.record(z.string(), DayFacts) });
export type MonthCounts = z.infer<typeof MonthCounts>;

/**
 * Sellers with a bike for sale. `email`, `phone`: how many confirmed theirs. `phone` is null instead of 0.
 */
export const SellerShares = z.strictObject({ sellers: Told, email: Told, phone: z.nullable(Told) });
export type SellerShares = z.infer<typeof SellerShares>;

export const PublicMonth = z.strictObject({
  listings: Told,
  judged: Told,
  reports: Told,
  answered: Told,
  /** Median minutes from a report to its decision; null for too few reports. */
  median_minutes: z.nullable(Count),
  removed: z.strictObject({ listings: Removed, reviews: Removed, accounts: Removed }),
  restored: Told,
  confirmed: SellerShares,
});
export type PublicMonth = z.infer<typeof PublicMonth>;

/** Document stats/trust, public: complete months, with keys such as '2026-11'. */
export const PublicAccounts = z.object({ months: z.record(z.string(), PublicMonth), counted_at: Time });
export type PublicAccounts = z.infer<typeof PublicAccounts>;
