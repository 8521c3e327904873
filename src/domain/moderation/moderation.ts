import { reportReasons } from './report.ts';

/** Reasons to hide a listing. 'other': in the operator's own words. */
export const hideReasons = [...reportReasons, 'other'] as const;
export const suspendReasons = ['scam', 'stolen', 'offensive', 'spam', 'other'] as const;
export const hideReviewReasons = ['private', 'offensive', 'untrue', 'spam', 'other'] as const;
export const returnReasons = ['mended', 'mistake', 'other'] as const;

export type HideReason = (typeof hideReasons)[number];
export type SuspendReason = (typeof suspendReasons)[number];
export type ReturnReason = (typeof returnReasons)[number];
export type HideReviewReason = (typeof hideReviewReasons)[number];
export type ModerationReason = HideReason | SuspendReason | ReturnReason | HideReviewReason;

export const maxNote = 1_000;
