import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** What lies at repeated_bikes/{listing}: it shows a photo of another listing of the same owner. */
export const RepeatedBike = z.strictObject({
  user_id: z.string(),
  other_id: z.string(),
  /** What the other is called. */
  title: z.string(),
  created_at: Time,
});
export type RepeatedBike = z.infer<typeof RepeatedBike>;
