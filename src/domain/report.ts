import * as z from 'zod/mini';
import { atMost } from './text.ts';
import { Time } from './time.ts';

/** What can be wrong with a listing, the most urgent first. */
export const reportReasons = ['scam', 'stolen', 'sold', 'price', 'duplicate', 'offensive'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What somebody says about a listing. */
export const ReportContent = z.strictObject({
  reason: z.enum(reportReasons),
  message: z.nullable(z.string().check(z.trim(), z.minLength(1), atMost(1_000))),
});
export type ReportContent = z.infer<typeof ReportContent>;

/** What lies at reports/{user}_{listing}: one a person and bike, for the operator alone. */
export const Report = z.extend(ReportContent, {
  user_id: z.string(),
  motorcycle_id: z.string(),
  /** An operator has taken the listing off, or lets it stay. */
  status: z.enum(['new', 'upheld', 'kept']),
  /** How often its author has changed it. */
  revision: z.int().check(z.gte(0)),
  created_at: Time,
  updated_at: Time,
});
export type Report = z.infer<typeof Report>;

export const reportId = (userId: string, listingId: string) => `${userId}_${listingId}`;

/** New, replaced by other words, or the very same once more. */
export const reportOutcomes = ['new', 'changed', 'same'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/**
 * What becomes of a report when its author reports the same listing again.
 * @example mergeReport(null, { reason: 'sold', message: null }) // => 'new'
 */
export const mergeReport = (known: ReportContent | null, said: ReportContent): ReportOutcome => {
  if (!known) return 'new';
  return known.reason === said.reason && known.message === said.message ? 'same' : 'changed';
};
