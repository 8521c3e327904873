import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { pauseReasons } from './outbox.ts';

/** Document outbox/{host}: exists while the mail server rejects email. */
export const OutboxPause = z.strictObject({
  since: Time,
  /** Time of the next trial email; during a trial: end of its lease. */
  until: Time,
  failures: z.int(),
  reason: z.enum(pauseReasons),
  /** Code of the last failure, never an address. */
  error: z.string(),
});
export type OutboxPause = z.infer<typeof OutboxPause>;
