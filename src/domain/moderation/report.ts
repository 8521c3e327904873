/** Reasons to report a listing, most urgent first. */
export const reportReasons = ['scam', 'stolen', 'sold', 'price', 'duplicate', 'offensive'] as const;
export type ReportReason = (typeof reportReasons)[number];
type Words = { reason: ReportReason; message: string | null };

/** Id for a person and listing: a second report replaces the first. */
export const reportId = (userId: string, listingId: string) => `${userId}_${listingId}`;

/** `same`: unchanged. */
export const reportOutcomes = ['new', 'changed', 'same'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/**
 * Tells how a report differs from the same person's earlier report.
 * @example mergeReport(null, { reason: 'sold', message: null }) // => 'new'
 */
export const mergeReport = (earlier: Words | null, later: Words): ReportOutcome => {
  if (!earlier) return 'new';
  return earlier.reason === later.reason && earlier.message === later.message ? 'same' : 'changed';
};
