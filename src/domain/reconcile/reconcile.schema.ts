import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { reconcileKinds } from './reconcile.ts';

/** Number of repairs by kind, without zeros. */
export const Repaired = z.partialRecord(z.enum(reconcileKinds), z.int());
export type Repaired = z.infer<typeof Repaired>;

/** Entries of a queue, sorted by time, are checked up to this position. */
const Cursor = z.object({ at: z.unknown(), path: z.nullable(z.string()) });

/** Document reconcile/state: progress and results of the job that repairs what triggers missed. */
export const ReconcileState = z.object({
  cursors: z.record(z.string(), Cursor),
  /** Documents to check again, because their check failed. */
  again: z.array(z.object({ queue: z.string(), path: z.string(), tries: z.int() })),
  pass: z.nullable(
    z.object({
      begun_at: Time,
      step: z.enum(['listings', 'parts']),
      after: z.nullable(z.string()),
      unreadable: z.int(),
    }),
  ),
  /** Start of the last complete pass, and the number of malformed listings that it found. */
  passed_at: z.nullable(Time),
  unreadable: z.int(),
  /** Time since which the catalogue and the listings have different totals. */
  apart_since: z.nullable(Time),
  ran_at: z.nullable(Time),
  mended: Repaired,
  failed: z.int(),
  /** Repairs since midnight in Vietnam. */
  today: z.object({ day: z.string(), mended: Repaired }),
});
export type ReconcileState = z.infer<typeof ReconcileState>;

export const Reconciled = z.object({ ran_at: z.number(), failed: z.int(), today: Repaired });
export type Reconciled = z.infer<typeof Reconciled>;
