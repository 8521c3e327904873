import * as z from 'zod/mini';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { conversationReasons, mostMarked } from './conversationReport.ts';

/** What somebody says about a conversation. */
export const ConversationReportContent = z.strictObject({
  reason: z.enum(conversationReasons),
  message: z.nullable(z.string().check(z.trim(), z.refine(hasVisibleText), atMost(1_000))),
});
export type ConversationReportContent = z.infer<typeof ConversationReportContent>;

/** A message as it was when it was reported. */
const Copied = z.strictObject({ id: z.string(), message: z.string(), created_at: Time });

/** What lies at conversation_reports/{user}_{thread}: what an operator sees of a conversation. */
export const ConversationReport = z.extend(ConversationReportContent, {
  user_id: z.string(),
  thread_id: z.string(),
  /** The other side, and how they were called then. */
  reported_id: z.string(),
  reported_name: z.string(),
  /** Messages of the other side that the reporter has marked, in their order. */
  copy: z.array(Copied).check(z.minLength(1), z.maxLength(mostMarked)),
  /** An operator has suspended the other side, or found nothing against the rules. */
  status: z.enum(['new', 'upheld', 'kept']),
  created_at: Time,
  decided_at: z.nullable(Time),
  /** The report goes then, with its copy: a while after the decision. */
  expires_at: z.nullable(Time),
});
export type ConversationReport = z.infer<typeof ConversationReport>;

/** As much of it as its reporter is shown in the conversation. */
export const ReportStanding = z.object({ status: ConversationReport.shape.status });
