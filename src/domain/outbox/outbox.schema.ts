import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { pauseReasons } from './outbox.ts';

/** A mail server that takes no email, at outbox/{host}. The document is there for as long as the outbox is paused. */
export const OutboxPause = z.strictObject({
  since: Time,
  /** When one email is tried again; while that one is on its way, when its worker is given up. */
  until: Time,
  /** Tries that failed in a row. */
  failures: z.int(),
  reason: z.enum(pauseReasons),
  /** The code of the last failure, never an address. */
  error: z.string(),
});
export type OutboxPause = z.infer<typeof OutboxPause>;
