import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { reconcileKinds } from './reconcile.ts';

/** Number of repairs of each kind; kinds without any are missing. */
export const Repaired = z.partialRecord(z.enum(reconcileKinds), z.int());
export type Repaired = z.infer<typeof Repaired>;

/** Position in a queue sorted by time: later entries have not been checked. */
const Cursor = z.object({ at: z.unknown(), path: z.nullable(z.string()) });

/** Document reconcile/state: progress and results of the comparison. */
export const ReconcileState = z.object({
  /** Last checked document of each queue of changes. */
  cursors: z.record(z.string(), Cursor),
  /** Documents that could not be checked, and the number of tries. */
  again: z.array(z.object({ queue: z.string(), path: z.string(), tries: z.int() })),
  /** The current pass over all documents. */
  pass: z.nullable(
    z.object({
      begun_at: Time,
      step: z.enum(['listings', 'parts']),
      after: z.nullable(z.string()),
      unreadable: z.int(),
    }),
  ),
  /** Start of the last complete pass, and the number of listed bikes that failed to parse. */
  passed_at: z.nullable(Time),
  unreadable: z.int(),
  /** Since when the catalogue and the listings differ in number. */
  apart_since: z.nullable(Time),
  /** Last run: its end, repairs and failures. */
  ran_at: z.nullable(Time),
  mended: Repaired,
  failed: z.int(),
  /** Repairs since midnight in Vietnam. */
  today: z.object({ day: z.string(), mended: Repaired }),
});
export type ReconcileState = z.infer<typeof ReconcileState>;

/** Summary of the last run for the admin page. */
export const Reconciled = z.object({ ran_at: z.number(), failed: z.int(), today: Repaired });
export type Reconciled = z.infer<typeof Reconciled>;
