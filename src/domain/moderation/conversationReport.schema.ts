import * as z from 'zod/mini';
import { PhotoIds } from '../photos/photoIds.schema.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { conversationReasons, maxMarked } from './conversationReport.ts';

export const ConversationReportContent = z.strictObject({
  reason: z.enum(conversationReasons),
  message: z.nullable(z.string().check(z.trim(), z.refine(hasVisibleText), atMost(1_000))),
});
export type ConversationReportContent = z.infer<typeof ConversationReportContent>;

/** Message as it was when reported. */
const Copied = z.strictObject({
  id: z.string(),
  message: z.string(),
  created_at: Time,
  photos: z.optional(PhotoIds),
});

/** Document conversation_reports/{user}_{thread}: all that operators see of a conversation. */
export const ConversationReport = z.extend(ConversationReportContent, {
  user_id: z.string(),
  thread_id: z.string(),
  /** Reported person; `reported_name` is the name at the time of the report. */
  reported_id: z.string(),
  reported_name: z.string(),
  /** Messages of the reported person that the reporter marked, in order. */
  copy: z.array(Copied).check(z.minLength(1), z.maxLength(maxMarked)),
  /** `upheld`: the reported person was suspended. `kept`: nothing was against the rules. */
  status: z.enum(['new', 'upheld', 'kept']),
  created_at: Time,
  decided_at: z.nullable(Time),
  /** Time when report and copy are deleted, after the decision. */
  expires_at: z.nullable(Time),
});
export type ConversationReport = z.infer<typeof ConversationReport>;

/** Part of a report that its reporter sees. */
export const ReportStanding = z.object({ status: ConversationReport.shape.status });
