import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** In đồng. */
export const PriceDrop = z.strictObject({ from: z.int(), to: z.int() });
export type PriceDrop = z.infer<typeof PriceDrop>;

/** Document alert_finds/{find}: a bike to name in a person's next email. */
export const AlertMatch = z.strictObject({
  user_id: z.string(),
  motorcycle_id: z.string(),
  /** Set only if the price of a liked bike fell. */
  price_drop: z.optional(PriceDrop),
  found_at: Time,
  /** When the email is due; null once sent or no longer wanted. */
  due_at: z.nullable(Time),
  expires_at: Time,
});
export type AlertMatch = z.infer<typeof AlertMatch>;
