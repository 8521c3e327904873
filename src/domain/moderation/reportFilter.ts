import { day } from '../time/time.ts';
import { type ConversationReason, conversationReasons } from './conversationReport.ts';
import { type ReportReason, reportReasons } from './report.ts';

export const anyReportReasons = [
  ...new Set<ReportReason | ConversationReason>([...reportReasons, ...conversationReasons]),
];

/** Ages of reports: less than a day, or at least three days. */
export const reportAges = ['new', 'late'] as const;
export type ReportAge = (typeof reportAges)[number];

/**
 * Time span (ms since 1970) of reports of an age.
 * @example spanOf('late', now) // => { from: 0, to: now - 3 * day }
 */
export const spanOf = (age: ReportAge | null, now: number): { from: number; to: number } => ({
  from: age === 'new' ? now - day : 0,
  to: age === 'late' ? now - 3 * day : now + 366 * day,
});
