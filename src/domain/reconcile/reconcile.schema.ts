import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { reconcileKinds } from './reconcile.ts';

/** How much of each kind was mended; a kind that is left out was all right. */
export const Repaired = z.partialRecord(z.enum(reconcileKinds), z.int());
export type Repaired = z.infer<typeof Repaired>;

/** A place in a queue that is ordered by a moment: what lies behind it has not been looked at. */
const Cursor = z.object({ at: z.unknown(), path: z.nullable(z.string()) });

/** What lies at reconcile/state: how far the comparison has come, and what it found. */
export const ReconcileState = z.object({
  /** For each queue of changed documents, what was looked at last. */
  cursors: z.record(z.string(), Cursor),
  /** What could not be looked at, and how often that was tried. */
  again: z.array(z.object({ queue: z.string(), path: z.string(), tries: z.int() })),
  /** The pass through everything that is under way. */
  pass: z.nullable(
    z.object({
      begun_at: Time,
      step: z.enum(['listings', 'parts']),
      after: z.nullable(z.string()),
      unreadable: z.int(),
    }),
  ),
  /** When the last whole pass began, and how many listed bikes it could not read. */
  passed_at: z.nullable(Time),
  unreadable: z.int(),
  /** Since when list and listings differ in number. */
  apart_since: z.nullable(Time),
  /** The last run: when it ended, what it mended, and how much failed. */
  ran_at: z.nullable(Time),
  mended: Repaired,
  failed: z.int(),
  /** The same since midnight in Vietnam. */
  today: z.object({ day: z.string(), mended: Repaired }),
});
export type ReconcileState = z.infer<typeof ReconcileState>;

/** What the admin page is told of the last run. */
export const Reconciled = z.object({ ran_at: z.number(), failed: z.int(), today: Repaired });
export type Reconciled = z.infer<typeof Reconciled>;
