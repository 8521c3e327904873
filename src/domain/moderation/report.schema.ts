import * as z from 'zod/mini';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { reportReasons } from './report.ts';

export const ReportContent = z.strictObject({
  reason: z.enum(reportReasons),
  message: z.nullable(z.string().check(z.trim(), z.refine(hasVisibleText), atMost(1_000))),
});
export type ReportContent = z.infer<typeof ReportContent>;

/** Document reports/{user}_{listing}, for operators only. */
export const Report = z.extend(ReportContent, {
  user_id: z.string(),
  motorcycle_id: z.string(),
  /** `upheld`: the listing was hidden. `kept`: it stays. */
  status: z.enum(['new', 'upheld', 'kept']),
  revision: z.int().check(z.gte(0)),
  created_at: Time,
  updated_at: Time,
});
export type Report = z.infer<typeof Report>;
