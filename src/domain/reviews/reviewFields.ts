/** The two of a deal, by which the one who writes is told. */
export const reviewRoles = ['buyer', 'seller'] as const;
export type ReviewRole = (typeof reviewRoles)[number];

export const maxStars = 5;
export const maxReviewTags = 5;
/** How long the words of a review or of an answer may be. */
export const maxReviewWords = 1_000;
/** So many of somebody's reviews are shown. */
export const newestReviews = 20;

/** What can be wrong with a review, the most urgent first. */
export const reviewReportReasons = ['private', 'offensive', 'untrue', 'spam', 'other'] as const;
export type ReviewReportReason = (typeof reviewReportReasons)[number];
