import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** Document repeated_bikes/{listing}: the listing shares a photo with another listing of the same owner. */
export const RepeatedBike = z.strictObject({
  user_id: z.string(),
  other_id: z.string(),
  title: z.string(),
  created_at: Time,
});
export type RepeatedBike = z.infer<typeof RepeatedBike>;
