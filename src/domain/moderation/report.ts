/** What can be wrong with a listing, the most urgent first. */
export const reportReasons = ['scam', 'stolen', 'sold', 'price', 'duplicate', 'offensive'] as const;
export type ReportReason = (typeof reportReasons)[number];
/** What somebody says of a listing; `message` is null where they chose a reason only. */
type Words = { reason: ReportReason; message: string | null };

/** One report for each person and listing: a second one replaces it. */
export const reportId = (userId: string, listingId: string) => `${userId}_${listingId}`;

/** New, replaced by other words, or the very same once more. */
export const reportOutcomes = ['new', 'changed', 'same'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/**
 * What becomes of a report when its author reports the same listing again.
 * @example mergeReport(null, { reason: 'sold', message: null }) // => 'new'
 */
export const mergeReport = (known: Words | null, said: Words): ReportOutcome => {
  if (!known) return 'new';
  return known.reason === said.reason && known.message === said.message ? 'same' : 'changed';
};
