import { day } from '../time/time.ts';
import type { ReportReason } from './report.ts';

const weights: Readonly<Record<ReportReason, number>> = {
  stolen: 3,
  scam: 3,
  offensive: 2,
  sold: 1,
  price: 1,
  duplicate: 1,
};

/**
 * A listing's urgency: the reports' weights, and a point per day that the oldest has waited. Times in
 * milliseconds.
 */
export const reportUrgency = (
  reports: readonly { reason: ReportReason; created_at: number }[],
  now: number,
): number => {
  const oldest = Math.min(now, ...reports.map(({ created_at }) => created_at));
  const weight = reports.reduce((sum, { reason }) => sum + weights[reason], 0);
  return weight + Math.floor((now - oldest) / day);
};
