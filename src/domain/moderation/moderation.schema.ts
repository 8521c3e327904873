import * as z from 'zod/mini';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import {
  hideReasons,
  hideReviewReasons,
  type ModerationReason,
  maxNote,
  returnReasons,
  suspendReasons,
} from './moderation.ts';

const reasons = [
  ...new Set([...hideReasons, ...suspendReasons, ...returnReasons, ...hideReviewReasons]),
] as const;

/** An operator's words about a decision. */
export const DecisionNote = z.nullable(z.string().check(z.trim(), z.refine(hasVisibleText), atMost(maxNote)));

/** Builds the schema of a decision: the reason 'other' requires a note. */
const because = <R extends readonly ModerationReason[]>(allowed: R) =>
  z
    .strictObject({ reason: z.enum(allowed), note: DecisionNote })
    .check(z.refine(({ reason, note }) => reason !== 'other' || note !== null));

export const HideDecision = because(hideReasons);
export const HideReviewDecision = because(hideReviewReasons);
export const SuspendDecision = because(suspendReasons);
export const ReturnDecision = because(returnReasons);
export const Decision = z.strictObject({ reason: z.enum(reasons), note: DecisionNote });
export type Decision = { reason: ModerationReason; note: string | null };

/** Reason for hiding a listing. Only its seller can read it. */
export const Hiding = z.strictObject({
  reason: z.enum([...new Set([...hideReasons, ...suspendReasons])]),
  note: DecisionNote,
  /** `seller`: hidden because the seller was suspended, and restored together with the seller. */
  cause: z.enum(['listing', 'seller']),
  /** Status that the listing gets back when restored. */
  status: z.enum(['active', 'paused', 'sold', 'draft']),
  hidden_at: Time,
});
export type Hiding = z.infer<typeof Hiding>;

/** Document suspensions/{uid}; exists while the account is suspended. */
export const Suspension = z.strictObject({
  reason: z.enum(suspendReasons),
  note: DecisionNote,
  suspended_at: Time,
});
export type Suspension = z.infer<typeof Suspension>;
