import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** A price that fell, in đồng. */
export const PriceDrop = z.strictObject({ from: z.int(), to: z.int() });
export type PriceDrop = z.infer<typeof PriceDrop>;

/** What lies at alert_finds/{find}: a bike for somebody's next email. */
export const AlertMatch = z.strictObject({
  user_id: z.string(),
  motorcycle_id: z.string(),
  /** Of a bike that they like; absent where it has come on sale. */
  price_drop: z.optional(PriceDrop),
  found_at: Time,
  /** When to tell; null once it is told, or not wanted any more. */
  due_at: z.nullable(Time),
  expires_at: Time,
});
export type AlertMatch = z.infer<typeof AlertMatch>;
