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

const Note = z.nullable(z.string().check(z.trim(), z.refine(hasVisibleText), atMost(maxNote)));

/** One of some reasons, and words of the operator's own: whoever chooses 'other' has to say what. */
const because = <R extends readonly ModerationReason[]>(allowed: R) =>
  z
    .strictObject({ reason: z.enum(allowed), note: Note })
    .check(z.refine(({ reason, note }) => reason !== 'other' || note !== null));

export const HideDecision = because(hideReasons);
export const HideReviewDecision = because(hideReviewReasons);
export const SuspendDecision = because(suspendReasons);
export const ReturnDecision = because(returnReasons);
/** Any of them, as it is stored. */
export const Decision = z.strictObject({ reason: z.enum(reasons), note: Note });
export type Decision = { reason: ModerationReason; note: string | null };

/** What a hidden listing says of it, to its seller: nobody else may read it then. */
export const Hiding = z.strictObject({
  reason: z.enum([...new Set([...hideReasons, ...suspendReasons])]),
  note: Note,
  /** By itself, or because its seller is suspended: then it comes back with its seller. */
  cause: z.enum(['listing', 'seller']),
  /** What it was, and will be when it comes back. */
  status: z.enum(['active', 'paused', 'sold', 'draft']),
  hidden_at: Time,
});
export type Hiding = z.infer<typeof Hiding>;

/** What lies at suspensions/{uid} for as long as somebody is suspended. */
export const Suspension = z.strictObject({
  reason: z.enum(suspendReasons),
  note: Note,
  suspended_at: Time,
});
export type Suspension = z.infer<typeof Suspension>;
