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
 * Returns a listing's urgency: the weights of its reports, plus a point per day since the oldest report.
 * Times in milliseconds.
 */
export const reportUrgency = (
  reports: readonly { reason: ReportReason; created_at: number }[],
  now: number,
): number => {
  const oldest = Math.min(now, ...reports.map(({ created_at }) => created_at));
  const weight = reports.reduce((sum, { reason }) => sum + weights[reason], 0);
  return weight + Math.floor((now - oldest) / day);
};
