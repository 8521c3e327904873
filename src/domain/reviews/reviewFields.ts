export const reviewRoles = ['buyer', 'seller'] as const;
export type ReviewRole = (typeof reviewRoles)[number];

export const maxStars = 5;
export const maxReviewTags = 5;
/** Maximum characters of a review or an answer. */
export const maxReviewWords = 1_000;
/** Number of a person's reviews that a page shows. */
export const newestReviews = 20;

/** Reasons to report a review, most urgent first. */
export const reviewReportReasons = ['private', 'offensive', 'untrue', 'spam', 'other'] as const;
export type ReviewReportReason = (typeof reviewReportReasons)[number];
