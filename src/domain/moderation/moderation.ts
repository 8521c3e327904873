import { reportReasons } from './report.ts';

/** Why an operator hides a listing: what a report may say of it, or something in the operator's words. */
export const hideReasons = [...reportReasons, 'other'] as const;
/** Why an operator suspends somebody. */
export const suspendReasons = ['scam', 'stolen', 'offensive', 'spam', 'other'] as const;
/** Why an operator hides a review. */
export const hideReviewReasons = ['private', 'offensive', 'untrue', 'spam', 'other'] as const;
/** Why either is taken back. */
export const returnReasons = ['mended', 'mistake', 'other'] as const;

export type HideReason = (typeof hideReasons)[number];
export type SuspendReason = (typeof suspendReasons)[number];
export type ReturnReason = (typeof returnReasons)[number];
export type HideReviewReason = (typeof hideReviewReasons)[number];
export type ModerationReason = HideReason | SuspendReason | ReturnReason | HideReviewReason;

export const maxNote = 1_000;
